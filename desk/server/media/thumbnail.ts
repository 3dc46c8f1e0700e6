import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Project } from '../../../build/read/project.ts';
import { listFiles } from '../../../build/read/list-content.ts';
import { cached, keyOf } from '../../../build/media/cache.ts';
import { inputOf, runFfmpeg } from '../../../build/media/films/ffmpeg.ts';
import { secondsOf } from '../../../build/media/films/film-time.ts';
import { limit } from '../../../build/media/limit.ts';
import { densityFor } from '../../../build/media/photos/look-at-photo.ts';
import { openMediaFile, type MediaFile } from '../../../build/media/media-file.ts';
import { turnBytes } from '../../../build/media/photos/turn-photo.ts';
import { isUnturned, readTurn } from '../../../src/model/pictures/crop.ts';
import { focusOf } from '../../../src/model/pictures/focus.ts';
import { FAIL_ON, readPhoto } from '../../../build/media/photos/read-photo.ts';
import { detectKind } from './detect-kind.ts';

/** Increase this after a change to the output. */
const VERSION = 2;

/** The least, most and usual pixels of the longer side. */
const LEAST_PX = 16;
const MOST_PX = 1600;
const USUAL_PX = 320;

const QUALITY = 78;

/** As in a request: `size` is the longer side in pixels, `start` the time in a film, as `0:12`; the rest is the crop. */
type ThumbnailOptions = Partial<Record<'size' | 'start' | 'focus' | 'rotate' | 'zoom', string>>;

/** Makes a small upright WebP of a file in the media folder, or finds it in the cache; null if it cannot be made. */
export async function makeThumbnail(
  project: Project,
  name: string,
  { size, start, focus, rotate, zoom }: ThumbnailOptions = {},
): Promise<Buffer | null> {
  const { mediaFolder, cacheFolder } = project;
  if (!(await listFiles(mediaFolder)).includes(name)) return null;
  try {
    const file = await openMediaFile(mediaFolder, name);
    // All fall back for a value that is missing or not a number.
    const px = Math.round(Math.min(Math.max(Number(size), LEAST_PX), MOST_PX)) || USUAL_PX;
    const seconds = secondsOf(start) || 0;
    const turn = readTurn({ rotate: Number(rotate), zoom: Number(zoom) });
    // Without a rotation or zoom, the focus changes nothing.
    const key = keyOf(file.hash, { VERSION, QUALITY, px, seconds, ...(isUnturned(turn) ? {} : { turn, focus }) });
    const { folder } = await cached(join(cacheFolder, 'thumbnails'), key, (into) =>
      limit(async () => {
        const picture = await turnBytes(await pictureOf(cacheFolder, file, seconds), turn, focusOf(focus));
        await sharp(picture, { failOn: FAIL_ON, density: await densityFor(picture, px, px) })
          .autoOrient()
          .resize({ width: px, height: px, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .webp({ quality: QUALITY })
          .toFile(join(into, 'small.webp'));
        return {};
      }),
    );
    return await readFile(join(folder, 'small.webp'));
  } catch {
    return null;
  }
}

/** A photo, or the frame of a film at this time. */
async function pictureOf(cacheFolder: string, file: MediaFile, seconds: number): Promise<Buffer> {
  if ((await detectKind(file.path))?.kind !== 'video') return readPhoto(cacheFolder, file);
  const seek = seconds > 0 ? ['-ss', String(seconds)] : [];
  const scale = `scale=w=${MOST_PX}:h=${MOST_PX}:force_original_aspect_ratio=decrease`;
  const output = ['-frames:v', '1', '-vf', scale, '-f', 'image2pipe', '-c:v', 'png', '-'];
  return runFfmpeg([...seek, ...inputOf(file.path), ...output]);
}
