import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached, keyOf } from '../cache.ts';
import { convertFilm, LONGEST_SECONDS, WIDEST_PX } from './convert-film.ts';
import { isComputersFault, wasKilled } from './ffmpeg.ts';
import type { FilmPart } from './film-part.ts';
import { inspectVideo, type VideoFacts } from './inspect-film.ts';
import { limit } from '../limit.ts';
import type { MediaFile } from '../media-file.ts';
import { probeFilm } from './probe-film.ts';
import { stemOf } from '../../../src/model/pictures/stem.ts';

/** Increase this after a change to the output. */
const VERSION = 2;

/** Playable films up to this size are copied unless they are too wide, too long, turned or enlarged, or start later. */
const MOST_BYTES_UNCHANGED = 1.2e6;
/** A film longer than `LONGEST_SECONDS` by up to this much is not too long. */
const LENIENCE_SECONDS = 0.5;
/** A film shorter than this counts as a still picture. */
const LEAST_SECONDS = 0.15;
/** A converted film that is this much shorter than it should be comes from a truncated file. */
const MISSING_SECONDS = 1.5;

/** Why a film cannot be converted. `ends before` means before the card's `start`. */
export type FilmFault = 'broken' | 'no picture' | 'still' | 'ends before' | 'interrupted';

/**
 * An MP4 for guests, which is the couple's file or a converted one, or why there is none. `seconds` is the length of the
 * couple's whole film, but 0 for every fault except `ends before`.
 */
export type Film =
  | { facts: VideoFacts; fault: null; seconds: number; path: string }
  | { facts: null; fault: FilmFault; seconds: number };

/** What the cache stores about a film: the facts of the MP4, and the length of the whole film. */
type CachedFacts = { facts: VideoFacts; seconds: number };

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
    if (wasKilled(error)) return { facts: null, fault: 'interrupted', seconds: 0 };
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

async function copyOrConvert(file: MediaFile, part: FilmPart, into: string): Promise<CachedFacts> {
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
    if (isComputersFault(error)) throw error;
    throw new FaultyFilm('broken');
  }
  const { facts } = inspectVideo(await readFile(into));
  if (!facts) throw new FaultyFilm('broken');
  if (facts.seconds < LEAST_SECONDS) throw new FaultyFilm('still');
  if (facts.seconds < Math.min(rest, LONGEST_SECONDS) - MISSING_SECONDS) throw new FaultyFilm('broken');
  return { facts, seconds };
}
