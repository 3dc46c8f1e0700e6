import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cached, keyOf } from './cache.ts';
import { convertFilm, LONGEST_SECONDS, WIDEST_PX, type FilmPart } from './convert-film.ts';
import { inspectVideo, type VideoFacts } from './inspect-video.ts';
import { limit } from './limit.ts';
import type { MediaFile } from './media-file.ts';
import { probeFilm } from './probe-film.ts';
import { stemOf } from './stem.ts';

/** Bumped by hand whenever the converting changes. */
const VERSION = 1;

/** A film that guests can play passes through as it is up to this. */
const MOST_BYTES = 1.2e6;
/** A film that is hardly too long is not cut. */
const LENIENCE_SECONDS = 0.5;
/** Less than this is a picture, whatever the file is called. */
const LEAST_SECONDS = 0.15;

/** Why a film cannot be shown, and nothing can be done. */
export type FilmFault = 'broken' | 'no picture' | 'still' | 'ends before';

/** A film as guests get it: the couple's own file, or what it was made into. */
export type Film =
  | { facts: VideoFacts; fault: null; /** Of the whole. */ seconds: number; path: string }
  | { facts: null; fault: FilmFault; seconds: number };

type Facts = { own: boolean; facts: VideoFacts | null; fault: FilmFault | null; seconds: number };

/** Makes of any film what guests can play, once for the same bytes and part. */
export async function makeFilm(cacheFolder: string, file: MediaFile, part: FilmPart): Promise<Film> {
  const name = `${stemOf(file.name)}.mp4`;
  const key = keyOf(file.hash, { VERSION, name, part });
  const { folder, facts: made } = await cached(join(cacheFolder, 'films'), key, (into) =>
    limit(() => passOrConvert(file, part, join(into, name))),
  );
  const { own, facts, fault, seconds } = made;
  if (facts) return { facts, fault: null, seconds, path: own ? file.path : join(folder, name) };
  return { facts: null, fault: fault ?? 'broken', seconds };
}

async function passOrConvert(file: MediaFile, part: FilmPart, into: string): Promise<Facts> {
  const own = file.size <= MOST_BYTES && part.startSeconds === 0 ? inspectVideo(await readFile(file.path)).facts : null;
  if (own && own.width <= WIDEST_PX && own.seconds <= LONGEST_SECONDS + LENIENCE_SECONDS)
    return { own: true, facts: own, fault: null, seconds: own.seconds };
  const probe = await probeFilm(file.path);
  const fail = (fault: FilmFault): Facts => ({ own: false, facts: null, fault, seconds: probe?.seconds ?? 0 });
  if (!probe) return fail('broken');
  if (probe.picture === null) return fail('no picture');
  if (part.startSeconds > 0 && part.startSeconds >= probe.seconds) return fail('ends before');
  try {
    await convertFilm(file.path, probe, part, into);
  } catch {
    return fail('broken');
  }
  const { facts } = (await stat(into)).size > 0 ? inspectVideo(await readFile(into)) : { facts: null };
  if (!facts) return fail('broken');
  if (facts.seconds < LEAST_SECONDS) return fail('still');
  return { own: false, facts, fault: null, seconds: probe.seconds };
}
