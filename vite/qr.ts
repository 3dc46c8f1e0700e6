import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findAddress } from './content/address.ts';
import { formatMistake, formatMistakes } from './content/mistake.ts';
import { openProject } from './content/project.ts';
import { drawQrCode } from './qr-code.ts';

/** Where the pictures go, in the project's folder. */
const FOLDER = 'invitation';

/** Draws the QR code for the paper invitation. Gives whether there is an address to draw. */
export async function qr(root: string): Promise<boolean> {
  const project = openProject(root);
  const { written, mistakes } = await project.read();
  if (!written) {
    console.error(formatMistakes(mistakes));
    return false;
  }
  const address = await findAddress(project, written.site.address);
  if (typeof address !== 'string') {
    console.error(formatMistake(address));
    return false;
  }
  const folder = join(root, FOLDER);
  await mkdir(folder, { recursive: true });
  const files = Object.entries(await drawQrCode(address)).map(async ([kind, data]) => {
    const file = join(folder, `qr-code.${kind}`);
    await writeFile(file, data);
    return relative(root, file);
  });
  console.log(`${(await Promise.all(files)).join('\n')}

Both lead to ${address}. The SVG is for print shops and stays sharp at any size; the PNG is for everything else.
Print it at least 2 cm (1 inch) wide with the white around it, and try it with a phone before you print them all.`);
  return true;
}
