import { join } from 'node:path';
import type { Video } from '../../src/content/model';
import { asset } from '../content/asset';
import { cached, keyOf } from './cache';
import { inspectVideo } from './inspect-video';
import { takeStill } from './ffmpeg';
import { limit } from './limit';
import { makePhoto } from './make-photo';
import { readFile, writeFile } from 'node:fs/promises';

/** A video with its poster: the first frame, so that nothing jumps when it starts. */
export async function makeVideo(cacheFolder: string, path: string, name: string, alt: string): Promise<Video> {
  const bytes = await readFile(path);
  const { facts } = inspectVideo(name, bytes);
  if (!facts) throw new Error(`"${name}" has not passed its check`);
  const { folder } = await cached(join(cacheFolder, 'stills'), keyOf(bytes, { frame: 1 }), (into) =>
    limit(async () => writeFile(join(into, 'still.png'), await takeStill(path))),
  );
  const still = await readFile(join(folder, 'still.png'));
  const poster = await makePhoto(cacheFolder, name, still, 'story', alt);
  return { url: asset(path), alt, ...facts, poster };
}
