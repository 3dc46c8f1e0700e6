import jsQR from 'jsqr';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAddress } from '../../../build/read/site-address.ts';
import { formatMistake } from '../../../build/read/messages/mistake.ts';
import { openProject } from '../../../build/check/open-project.ts';
import { drawQrCode } from '../../../build/draw/qr-code.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const ADDRESS = 'https://ada-and-bo.netlify.app/our/day/';

/** The width of the code in a phone's picture, in pixels. */
const SCANNED_WIDTH = 480;

/** Reads a code as a phone does. @param density of an SVG, in dpi */
async function scan(picture: Buffer, density = 72): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density })
    .resize(SCANNED_WIDTH)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('the QR code for the invitation', () => {
  let code: Awaited<ReturnType<typeof drawQrCode>>;
  beforeAll(async () => void (code = await drawQrCode(ADDRESS)));

  test('contains the address, as PNG and as SVG', async () => {
    expect(await scan(code.png)).toBe(ADDRESS);
    expect(await scan(Buffer.from(code.svg), 600)).toBe(ADDRESS);
  });

  test('is sharp in print, with a white margin', async () => {
    const { width, height, density } = await sharp(code.png).metadata();
    expect([width >= 2000, width === height, density]).toEqual([true, true, 600]);
    const trimmed = await sharp(code.png).trim().toBuffer({ resolveWithObject: true });
    // Four squares of margin on each side, around a code of 17 + 4n squares.
    const square = (width - trimmed.info.width) / 8;
    expect(trimmed.info.width % square).toBe(0);
    expect((trimmed.info.width / square - 17) % 4).toBe(0);
  });

  test('can be read with a stain on it', async () => {
    const stain = { create: { width: 260, height: 260, channels: 3, background: '#777' } } as const;
    const stained = await sharp(code.png)
      .toColourspace('srgb')
      .composite([{ input: stain, left: 1000, top: 1000 }])
      .toBuffer();
    expect(await scan(stained)).toBe(ADDRESS);
  });
});

describe('the address in the code', () => {
  /** The address in the code, or a message. @param site site.yaml, for the message's line @param address its address */
  const addressOf = async (site: string, address?: string) => {
    const root = temporaryFolder();
    await writeFile(join(root, 'site.yaml'), site);
    const found = await findAddress(openProject(root, '.'), address);
    return typeof found === 'string' ? found : formatMistake(found);
  };

  test('must be the site’s own; otherwise a message explains what to do', async () => {
    expect(await addressOf('world: harbour\n')).toBe(
      'site.yaml:1:1  There is no "address" yet. Put the site online, add a line "address: https://…" with its address, and try again.',
    );
    const sample = 'https://nell-and-mateo.example.com';
    expect(await addressOf(`world: harbour\naddress: ${sample}\n`, sample)).toBe(
      `site.yaml:2:10  "address" is still an example (${sample}). Write the real address of your site, and try again.`,
    );
    expect(await addressOf('', ADDRESS)).toBe(ADDRESS);
  });
});
