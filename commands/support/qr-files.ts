import { writeFile } from 'node:fs/promises';
import { drawQrCode } from '../../build/draw/qr-code.ts';

/** The folder, inside the couple's, for what they print or send. */
export const INVITATION_FOLDER = 'invitation';

/** Saves a link's QR code as SVG and PNG. @param stem the files' path without extension @returns the SVG */
export async function saveQrCode(link: string, stem: string): Promise<string> {
  const { svg, png } = await drawQrCode(link);
  await Promise.all([writeFile(`${stem}.svg`, svg), writeFile(`${stem}.png`, png)]);
  return svg;
}
