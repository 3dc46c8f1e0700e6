import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isUnturned, type Turn } from '../../../src/model/pictures/crop.ts';
import type { Focus } from '../../../src/model/pictures/focus.ts';
import { cached, keyOf } from '../cache.ts';
import { limit } from '../limit.ts';
import { openMediaFile, type MediaFile } from '../media-file.ts';
import { densityFor } from './look-at-photo.ts';
import { FAIL_ON, JPEG, readPhoto } from './read-photo.ts';

/** Increase this after a change to the output. */
const VERSION = 2;

/** The least length of an unzoomed vector drawing's longer side, in pixels: enough for every use. */
const DRAWING_PX = 1600;

/** Rotates a photo and crops it by its zoom, around its focus. Returns the file itself if nothing changes. Cached. */
export async function turnPhoto(cacheFolder: string, file: MediaFile, turn: Turn, focus: Focus): Promise<MediaFile> {
  if (isUnturned(turn)) return file;
  const key = keyOf(file.hash, { VERSION, JPEG, turn, focus });
  const { folder } = await cached(join(cacheFolder, 'turned'), key, (into) =>
    limit(async () => {
      await writeFile(join(into, 'photo'), await turnBytes(await readPhoto(cacheFolder, file), turn, focus));
      return {};
    }),
  );
  return { ...(await openMediaFile(folder, 'photo')), name: file.name };
}

/** Does the same with the bytes of a picture, without the cache. */
export async function turnBytes(bytes: Buffer, turn: Turn, focus: Focus): Promise<Buffer> {
  if (isUnturned(turn)) return bytes;
  const { rotate = 0, zoom = 1 } = turn;
  const density = await densityFor(bytes, DRAWING_PX * zoom, DRAWING_PX * zoom);
  const image = sharp(bytes, { failOn: FAIL_ON, density });
  const { isOpaque } = await image.stats();
  // Two steps: in one pipeline, sharp ignores either the photo's own orientation or `rotate`.
  const upright = await image.autoOrient().keepIccProfile().png({ compressionLevel: 1 }).toBuffer();
  const whole = await sharp(upright).metadata();
  const [width, height] = rotate % 180 === 0 ? [whole.width, whole.height] : [whole.height, whole.width];
  const cut = { width: Math.round(width / zoom), height: Math.round(height / zoom) };
  const turned = sharp(upright)
    .rotate(rotate)
    .extract({
      ...cut,
      left: Math.round((width - cut.width) * focus.x),
      top: Math.round((height - cut.height) * focus.y),
    })
    .keepIccProfile();
  return (isOpaque ? turned.jpeg(JPEG) : turned.png({ compressionLevel: 1 })).toBuffer();
}
