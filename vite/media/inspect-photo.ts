import sharp from 'sharp';

/** Bytes and pixels beyond which a file was surely not meant for a website. */
const MAX_BYTES = 40e6;
const MAX_PIXELS = 12_000;

/** Shorter than this a photo looks blurred, on a card or as a portrait; a cover fills the screen. */
const LEAST = { photo: 320, drawing: 128, cover: 1000 };

const CONVERT =
  'On a Mac open it in Preview and choose File › Export › JPEG; on an iPhone set Settings › Camera › Formats to ' +
  '"Most Compatible"; anywhere else use a photo app that exports JPEG.';

/** What is wrong with a photo and how to mend it; null where all is well. */
export async function inspectPhoto(name: string, bytes: Buffer, kind: keyof typeof LEAST): Promise<string | null> {
  if (bytes.length > MAX_BYTES)
    return `"${name}" has ${megabytes(bytes.length)} MB. Export it smaller: a long side of 3,000 pixels is plenty.`;
  if (isHeic(bytes)) return `"${name}" is a HEIC photo, which browsers cannot show. Convert it to JPEG: ${CONVERT}`;
  let width = 0;
  let height = 0;
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS ** 2 });
    ({ width, height } = await image.metadata());
    if (Math.max(width, height) > MAX_PIXELS)
      return `"${name}" is ${width} × ${height} pixels. Export it with a long side of 3,000 pixels.`;
    await image.stats(); // Reads it to the end: a photo that breaks off has a sound beginning.
  } catch {
    return `"${name}" is broken or no photo. Open it; if you can see it, export it again as JPEG, else copy it again from where it came.`;
  }
  const least = LEAST[kind];
  if (!isSvg(bytes) && Math.min(width, height) < least)
    return `"${name}" is only ${width} × ${height} pixels and would look blurred. Use the original: at least ${least} each way.`;
  return null;
}

/** Whether the bytes are a vector drawing, which has no size of its own. */
export function isSvg(bytes: Buffer): boolean {
  return /<svg[\s>]/.test(bytes.subarray(0, 1000).toString('utf8'));
}

/** Whether the bytes are a phone's HEIC, whatever the file is called. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(bytes.subarray(4, 16).toString('latin1')) && !isAvif(bytes);
}

function isAvif(bytes: Buffer): boolean {
  return bytes.subarray(8, 64).toString('latin1').includes('avif');
}

/** `12.3` */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
