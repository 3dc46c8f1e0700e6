import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PHOTO_WORLD } from '../../../src/model/worlds.ts';
import type { Answers } from './answers.ts';

/** The cover's picture until the couple choose their own. */
export const COVER = 'cover.jpg';

/** Draws a calm sky at dusk as the cover's picture if the world needs one. Overwrites nothing. */
export async function putCover(mediaFolder: string, { world }: Answers): Promise<void> {
  const file = join(mediaFolder, COVER);
  if (world !== PHOTO_WORLD || existsSync(file)) return;
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="2560" height="1600">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#232a5c"/><stop offset=".55" stop-color="#8a5a86"/>
    <stop offset=".75" stop-color="#e9a07c"/></linearGradient>
    <path fill="url(#sky)" d="M0 0h2560v1600H0z"/><circle cx="1750" cy="1150" r="90" fill="#ffe3b0"/>
    <path fill="#2b2a52" d="M0 1210q640-150 1280-30t1280-70v490H0z"/></svg>`;
  await mkdir(mediaFolder, { recursive: true });
  await writeFile(file, await sharp(Buffer.from(sky)).jpeg({ quality: 86 }).toBuffer());
}
