import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findAddress } from '../build/read/site-address.ts';
import { formatMistake, formatMistakes } from '../build/read/messages/mistake.ts';
import { openProject } from '../build/check/open-project.ts';
import { guestsLink } from '../build/emit/private/site-key.ts';
import { findHome } from '../desk/server/publish/find-home.ts';
import { orRefuse } from '../desk/server/undo/content-files.ts';
import { INVITATION_FOLDER, saveQrCode } from './support/qr-files.ts';
import { refuse } from './support/refuse.ts';

/** `npm run qr`: draws the QR code for the paper invitation. */
export async function run(root: string): Promise<boolean> {
  const project = openProject(root);
  const { written, mistakes } = await project.read();
  if (!written) return refuse(formatMistakes(mistakes));
  const address = await findAddress(project, written.site.address);
  if (typeof address !== 'string') return refuse(formatMistake(address));
  const link = await orRefuse(async () => guestsLink(project, await findHome(project, address)));
  if (typeof link !== 'string') return refuse(link.message);
  const folder = join(root, INVITATION_FOLDER);
  await mkdir(folder, { recursive: true });
  const stem = join(folder, 'qr-code');
  await saveQrCode(link, stem);
  console.log(`${relative(root, stem)}.svg
${relative(root, stem)}.png

Both lead to ${link}. The SVG stays sharp at any size and is for print shops; the PNG is for everything else.
Print it at least 2 cm (1 inch) wide, with its white margin, and test one print with a phone before you print the rest.`);
  return true;
}
