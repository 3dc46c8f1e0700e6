import jsQR from 'jsqr';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findAddress } from '../../vite/content/address.ts';
import { formatMistake } from '../../vite/content/mistake.ts';
import { openProject } from '../../vite/content/project.ts';
import { drawQrCode } from '../../vite/qr-code.ts';

const ADDRESS = 'https://ada-and-bo.netlify.app/our/day/';

/** So many pixels a phone sees of it. */
const SEEN = 480;

/** What a phone reads in a picture. */
async function read(picture: Buffer, density = 72): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density })
    .resize(SEEN)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('the QR code for the invitation', () => {
  it('leads to the very address, as PNG and as SVG', async () => {
    const { svg, png } = await drawQrCode(ADDRESS);
    expect(await read(png)).toBe(ADDRESS);
    expect(await read(Buffer.from(svg), 600)).toBe(ADDRESS);
  });

  it('is sharp in print, with white all round', async () => {
    const { png } = await drawQrCode(ADDRESS);
    const { width, height, density } = await sharp(png).metadata();
    expect([width >= 2000, width === height, density]).toEqual([true, true, 600]);
    const trimmed = await sharp(png).trim().toBuffer({ resolveWithObject: true });
    const square = (width - trimmed.info.width) / 8;
    expect(trimmed.info.width % square).toBe(0);
    expect((trimmed.info.width / square - 17) % 4).toBe(0);
  });

  it('is read with a stain on it', async () => {
    const { png } = await drawQrCode(ADDRESS);
    const stain = { create: { width: 260, height: 260, channels: 3, background: '#777' } } as const;
    const stained = await sharp(png)
      .toColourspace('srgb')
      .composite([{ input: stain, left: 1000, top: 1000 }])
      .toBuffer();
    expect(await read(stained)).toBe(ADDRESS);
  });
});

describe('without an address of one’s own', () => {
  const asked = async (site: string, address?: string) => {
    const root = await mkdtemp(join(tmpdir(), 'address-'));
    await writeFile(join(root, 'site.yaml'), site);
    const found = await findAddress(openProject(root, '.'), address);
    await rm(root, { recursive: true });
    return typeof found === 'string' ? found : formatMistake(found);
  };

  it('there is no code, and the cure is told', async () => {
    expect(await asked('world: harbour\n')).toBe(
      'site.yaml:1:1  There is no "address" yet. Put the site online, add a line "address: https://…" with the address it has there, and try again.',
    );
    const sample = 'https://nell-and-mateo.example.com';
    expect(await asked(`world: harbour\naddress: ${sample}\n`, sample)).toBe(
      `site.yaml:2:10  "address" is still an example (${sample}). Write the address that your site has online, and try again.`,
    );
    expect(await asked('', ADDRESS)).toBe(ADDRESS);
  });
});
