import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Video } from '../../src/content/model.ts';
import { asset } from '../content/asset.ts';
import { focusOf } from '../cover/focus.ts';
import { cached, keyOf } from './cache.ts';
import { takeStill } from './ffmpeg.ts';
import { secondsOf } from './film-time.ts';
import { limit } from './limit.ts';
import { makeFilm } from './make-film.ts';
import { makePhoto } from './make-photo.ts';
import { openMediaFile, type MediaFile } from './media-file.ts';

/** What a card says of its film, and whether its poster is a draft. */
export type VideoOptions = {
  alt: string;
  start?: string | undefined;
  focus?: string | undefined;
  isDraft?: boolean;
};

/** A video with its poster: the first frame, so that nothing jumps when it starts. */
export async function makeVideo(
  cacheFolder: string,
  file: MediaFile,
  { alt, start, focus, isDraft = false }: VideoOptions,
): Promise<Video> {
  const film = await makeFilm(cacheFolder, file, { startSeconds: secondsOf(start), focus: focusOf(focus) });
  if (!film.facts) throw new Error(`"${file.name}" has not passed its check`);
  const { hash } = await openMediaFile(dirname(film.path), basename(film.path));
  const { folder } = await cached(join(cacheFolder, 'stills'), keyOf(hash, { frame: 1 }), (into) =>
    limit(async () => {
      await writeFile(join(into, 'still.png'), await takeStill(film.path));
      return {};
    }),
  );
  const still = { ...(await openMediaFile(folder, 'still.png')), name: file.name };
  const poster = await makePhoto(cacheFolder, still, 'story', { alt, focus, isDraft });
  return { url: asset(film.path), alt, ...film.facts, poster };
}
