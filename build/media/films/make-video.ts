import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Video } from '../../../src/model/content.ts';
import type { Turn } from '../../../src/model/pictures/crop.ts';
import { asset } from '../asset.ts';
import { cached, keyOf } from '../cache.ts';
import { takeStill } from './ffmpeg.ts';
import { filmPart } from './film-part.ts';
import { limit } from '../limit.ts';
import { makeFilm } from './make-film.ts';
import { makePhoto } from '../photos/make-photo.ts';
import { openMediaFile, type MediaFile } from '../media-file.ts';

/** Increase this after a change to the still. */
const VERSION = 1;

/** A card's settings for its film, and whether its poster may be a draft. */
type VideoOptions = {
  alt: string;
  start?: string | undefined;
  focus?: string | undefined;
  isDraft?: boolean;
} & Turn;

/** Makes a video and its poster: the first frame, so that nothing jumps on start. */
export async function makeVideo(
  cacheFolder: string,
  file: MediaFile,
  { alt, start, focus, isDraft = false, ...turn }: VideoOptions,
): Promise<Video> {
  const film = await makeFilm(cacheFolder, file, filmPart({ start, focus, ...turn }));
  if (!film.facts) throw new Error(`"${file.name}" has not passed its check: ${film.fault}`);
  // A converted film has another hash than the couple's file.
  const { hash } = await openMediaFile(dirname(film.path), basename(film.path));
  const { folder } = await cached(join(cacheFolder, 'stills'), keyOf(hash, { VERSION }), (into) =>
    limit(async () => {
      await writeFile(join(into, 'still.png'), await takeStill(film.path));
      return {};
    }),
  );
  const still = { ...(await openMediaFile(folder, 'still.png')), name: file.name };
  const poster = await makePhoto(cacheFolder, still, 'story', { alt, focus, isDraft });
  return { url: asset(film.path), alt, ...film.facts, poster };
}
