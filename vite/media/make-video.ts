import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Video } from '../../src/content/model.ts';
import { asset } from '../content/asset.ts';
import { cached, keyOf } from './cache.ts';
import { inspectVideo } from './inspect-video.ts';
import { takeStill } from './ffmpeg.ts';
import { limit } from './limit.ts';
import { makePhoto } from './make-photo.ts';

/** A video with its poster: the first frame, so that nothing jumps when it starts. */
export async function makeVideo(cacheFolder: string, path: string, name: string, alt: string): Promise<Video> {
  const bytes = await readFile(path);
  const { facts } = inspectVideo(name, bytes);
  if (!facts) throw new Error(`"${name}" has not passed its check`);
  const { folder } = await cached(join(cacheFolder, 'stills'), keyOf(bytes, { frame: 1 }), (into) =>
    limit(async () => {
      await writeFile(join(into, 'still.png'), await takeStill(path));
      return {};
    }),
  );
  const still = await readFile(join(folder, 'still.png'));
  const poster = await makePhoto(cacheFolder, name, still, 'story', alt);
  return { url: asset(path), alt, ...facts, poster };
}
