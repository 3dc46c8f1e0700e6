import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached, keyOf } from '../cache.ts';
import { convertFilm, LONGEST_SECONDS, WIDEST_PX } from './convert-film.ts';
import type { FilmPart } from './film-part.ts';
import { inspectVideo, type VideoFacts } from './inspect-film.ts';
import { limit } from '../limit.ts';
import type { MediaFile } from '../media-file.ts';
import { probeFilm } from './probe-film.ts';
import { stemOf } from '../../../src/model/pictures/stem.ts';

/** Increase this after a change to the output. */
const VERSION = 2;

/** Playable films up to this size are copied unless they are too wide or too long. */
const MOST_BYTES_UNCHANGED = 1.2e6;
/** Playable films up to this much too long are copied, too. */
const LENIENCE_SECONDS = 0.5;
/** A shorter film is a still picture. */
const LEAST_SECONDS = 0.15;
/** A film that ends this much early is a truncated copy. */
const MISSING_SECONDS = 1.5;

/** Why a film cannot be converted. `ends before` means before the card's `start`. */
export type FilmFault = 'broken' | 'no picture' | 'still' | 'ends before';

/** An MP4 for guests, a copy of the couple's file or a converted one; or why there is none. */
export type Film =
  | { facts: VideoFacts; fault: null; /** Length of the whole film. */ seconds: number; path: string }
  | {
      facts: null;
      fault: FilmFault;
      /** Length of the whole film if it `ends before`, otherwise 0. */
      seconds: number;
    };

type Facts = { facts: VideoFacts; seconds: number };

/** Makes any film playable. Cached, unless the film is at fault. */
export async function makeFilm(cacheFolder: string, file: MediaFile, part: FilmPart): Promise<Film> {
  const name = `${stemOf(file.name)}.mp4`;
  const key = keyOf(file.hash, { VERSION, name, part });
  try {
    const made = await cached(join(cacheFolder, 'films'), key, (into) =>
      limit(() => copyOrConvert(file, part, join(into, name))),
    );
    return { ...made.facts, fault: null, path: join(made.folder, name) };
  } catch (error) {
    // Not cached: the fault may be this computer's.
    if (error instanceof FaultyFilm) return { facts: null, fault: error.fault, seconds: error.seconds };
    throw error;
  }
}

class FaultyFilm extends Error {
  readonly fault: FilmFault;
  readonly seconds: number;

  constructor(fault: FilmFault, seconds = 0) {
    super(fault);
    this.fault = fault;
    this.seconds = seconds;
  }
}

async function copyOrConvert(file: MediaFile, part: FilmPart, into: string): Promise<Facts> {
  const isWhole = part.startSeconds === 0 && !part.turn;
  const ownFacts = file.size <= MOST_BYTES_UNCHANGED && isWhole ? inspectVideo(await readFile(file.path)).facts : null;
  if (ownFacts && ownFacts.seconds < LEAST_SECONDS) throw new FaultyFilm('still');
  if (ownFacts && ownFacts.width <= WIDEST_PX && ownFacts.seconds <= LONGEST_SECONDS + LENIENCE_SECONDS) {
    await copyFile(file.path, into);
    return { facts: ownFacts, seconds: ownFacts.seconds };
  }
  const probe = await probeFilm(file.path);
  if (!probe) throw new FaultyFilm('broken');
  const { pictureTrack, seconds } = probe;
  if (pictureTrack === null) throw new FaultyFilm('no picture');
  const rest = seconds - part.startSeconds;
  if (part.startSeconds > 0 && rest < LEAST_SECONDS) throw new FaultyFilm('ends before', seconds);
  try {
    await convertFilm(file.path, probe, part, into);
  } catch (error) {
    // If ffmpeg could not start or write, the film is not at fault.
    if (error instanceof Error && ('syscall' in error || /no space left/i.test(error.message))) throw error;
    throw new FaultyFilm('broken');
  }
  const { facts } = inspectVideo(await readFile(into));
  if (!facts) throw new FaultyFilm('broken');
  if (facts.seconds < LEAST_SECONDS) throw new FaultyFilm('still');
  if (facts.seconds < Math.min(rest, LONGEST_SECONDS) - MISSING_SECONDS) throw new FaultyFilm('broken');
  return { facts, seconds };
}
