import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { cached, keyOf } from '../cache.ts';
import type { MediaFile } from '../media-file.ts';

/** Increase this after a change to the decoding. */
const VERSION = 1;

/** Ignores sharp's warnings: some phones write JPEGs that break a rule (`Invalid SOS parameters`) but are complete. */
export const FAIL_ON = 'error';

/** A JPEG with no visible loss, for a decoded HEIC or a turned photo. */
export const JPEG = { quality: 95, chromaSubsampling: '4:4:4' };

/** Length of a PNG's signature and header, in bytes. */
const PNG_HEADER = 33;
/** The most bytes that EXIF data may have. */
const MAX_EXIF = 65_536;

/** The bytes of a photo in a format that sharp handles: HEIC is decoded, and RGB with 16 bits per channel gets 8. */
export async function readPhoto(cacheFolder: string, { path, hash }: MediaFile): Promise<Buffer> {
  const bytes = await readFile(path);
  if (!isHeic(bytes)) return (await hasDeepColour(bytes)) ? toEightBits(bytes) : bytes;
  const { folder } = await cached(join(cacheFolder, 'heic'), keyOf(hash, { VERSION, JPEG }), async (into) => {
    await writeFile(join(into, 'photo'), await decodeHeic(bytes));
    return {};
  });
  return readFile(join(folder, 'photo'));
}

/** Whether the bytes are HEIC, whatever the file's name is. */
export function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(bytes.subarray(4, 16).toString('latin1')) && !isAvif(bytes);
}

function isAvif(bytes: Buffer): boolean {
  return bytes.subarray(8, 64).toString('latin1').includes('avif');
}

async function hasDeepColour(bytes: Buffer): Promise<boolean> {
  return (await sharp(bytes, { limitInputPixels: false }).metadata()).space === 'rgb16';
}

/** Keeps the profile: otherwise sharp converts 16 bits to P3 and then saves them as sRGB, with pale colours. */
function toEightBits(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { failOn: FAIL_ON }).autoOrient().keepIccProfile().png({ compressionLevel: 1 }).toBuffer();
}

/**
 * Decodes to an upright picture in sRGB without metadata. The decoder applies the rotation in the file's boxes. Some
 * programs write only the EXIF orientation, which sharp then applies.
 */
async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  // Two megabytes of WebAssembly, loaded only if needed. Node's `require` works even after Vite has closed its module
  // runner; `import()` does not.
  const decode = createRequire(import.meta.url)('heic-decode') as typeof import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  const raw = sharp(data, { raw: { width, height, channels: 4 } });
  const { isOpaque } = await raw.stats();
  const chunks = [chunk('iCCP', profileIn(bytes)), chunk('eXIf', isTurnedByDecoder(bytes) ? null : tagsIn(bytes))];
  const image = sharp(withChunks(await raw.png({ compressionLevel: 1 }).toBuffer(), chunks))
    .autoOrient()
    .toColourspace('srgb');
  return isOpaque ? image.flatten().jpeg(JPEG).toBuffer() : image.png({ compressionLevel: 1 }).toBuffer();
}

/** Whether the file has boxes that make the decoder rotate or mirror its picture. */
function isTurnedByDecoder(bytes: Buffer): boolean {
  return ['irot', 'imir'].some((box) => bytes.includes(box, 0, 'latin1'));
}

/** The colour profile of a HEIC in PNG's format, or null. The decoder's output does not include it. */
function profileIn(bytes: Buffer): Buffer | null {
  // A box: its size in four bytes, its name `colr`, the kind of profile, and the profile.
  const start = bytes.indexOf('colrprof', 0, 'latin1') - 4;
  if (start < 0) return null;
  const profile = bytes.subarray(start + 12, start + bytes.readUInt32BE(start));
  // In a PNG: its name, a zero that ends the name, a zero for the compression method, and the compressed profile.
  return Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)]);
}

/**
 * A HEIC's EXIF data; null if it has none. The data starts with `II` or `MM`, after its name or an offset of zero. Its
 * length is not read, since EXIF readers ignore the bytes that follow it.
 */
export function tagsIn(bytes: Buffer): Buffer | null {
  const found = /(Exif\0\0|\0\0\0\0)(?=II\*\0|MM\0\*)/.exec(bytes.toString('latin1'));
  if (!found) return null;
  const start = found.index + found[0].length;
  return bytes.subarray(start, start + MAX_EXIF);
}

/** A chunk of a PNG; no bytes without content. */
function chunk(name: string, content: Buffer | null): Buffer {
  if (content === null) return Buffer.alloc(0);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Inserts chunks after a PNG's header. sharp accepts no profile or EXIF with raw pixels. */
function withChunks(png: Buffer, chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, PNG_HEADER), ...chunks, png.subarray(PNG_HEADER)]);
}
