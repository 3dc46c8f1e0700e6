import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureUse, Refused, Taken } from '../../protocol.ts';
import { isOfItsSort } from '../../../build/read/media-names.ts';
import { listFiles, type Project } from '../../../build/read/project.ts';
import { focusOf } from '../../../src/model/focus.ts';
import { faultOf } from '../../../build/check/check-media.ts';
import { inspectPhoto } from '../../../build/media/photos/inspect-photo.ts';
import { makeFilm } from '../../../build/media/films/make-film.ts';
import { openMediaFile, type MediaFile } from '../../../build/media/media-file.ts';
import { cleanName, lastPart } from './clean-name.ts';
import { moveFile } from './move-file.ts';
import { sortOf, type Sort } from './sort-of.ts';
import { filmTakenOn, photoTakenOn } from './taken-on.ts';

/** A longer film than anyone's is: an hour from a phone is ten times that. */
const MOST_BYTES = 500e6;

type File = Omit<MediaFile, 'name'>;

/** Imports in progress, so that a file dropped twice is imported once. */
const underWay = new Map<string, Promise<Taken | Refused>>();
/** Names reserved for imports in progress. */
const given = new Set<string>();

/**
 * Takes a photo or film into the media folder under a clean name, if it passes the check that the site's media pass. It
 * lies elsewhere until it is whole; bytes that are there already are not copied twice.
 */
export async function takeIn(
  project: Project,
  name: string,
  body: AsyncIterable<Uint8Array>,
  use: PictureUse = 'photo',
): Promise<Taken | Refused> {
  const called = lastPart(name);
  const folder = join(project.cacheFolder, 'edit', 'incoming');
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const { size, hash } = await receive(body, path);
    if (size > MOST_BYTES)
      return refuse(
        `"${called}" has ${Math.round(size / 1e6)} MB; guests see eight seconds of a film. Cut it shorter: 500 MB is the most.`,
      );
    if (size === 0) return refuse(`"${called}" is empty. Copy it again from where it came.`);
    const key = join(project.mediaFolder, hash);
    const same = underWay.get(key);
    if (same) return await same;
    const taking = take(project, called, { path, size, hash }, use).finally(() => underWay.delete(key));
    underWay.set(key, taking);
    return await taking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return refuse(`This computer’s disk has no room for "${called}".`);
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes what comes, up to the limit; the rest is heard out, for a browser that is cut short tells nobody why. */
async function receive(body: AsyncIterable<Uint8Array>, path: string): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > MOST_BYTES) continue;
      hash.update(piece);
      await file.writeFile(piece);
    }
  } finally {
    await file.close();
  }
  return { size, hash: hash.digest('hex') };
}

async function take(project: Project, called: string, file: File, use: PictureUse): Promise<Taken | Refused> {
  const { mediaFolder, cacheFolder } = project;
  const sort = (await sortOf(file.path)) ?? { kind: 'photo', endings: ['jpg'] };
  const present = await listFiles(mediaFolder);
  const there = await findSame(mediaFolder, present, file, sort);
  const lower = new Set(present.map((each) => each.toLowerCase()));
  const ending = sort.endings.find((each) => called.toLowerCase().endsWith(`.${each}`)) ?? sort.endings[0] ?? '';
  const plain = sort.kind === 'video' ? 'film' : 'photo';
  const isTaken = (each: string) => lower.has(each) || given.has(join(mediaFolder, each));
  const name = there ?? cleanName(called, ending, plain, isTaken);
  const home = join(mediaFolder, name);
  given.add(home);
  try {
    const fault = await inspect(cacheFolder, { ...file, name }, called, sort, use);
    if (fault !== null) return refuse(fault);
    const takenOn = await (sort.kind === 'video' ? filmTakenOn : photoTakenOn)(file.path);
    if (there === null) {
      await mkdir(mediaFolder, { recursive: true });
      await moveFile(file.path, home);
      project.invalidate();
    }
    return { status: 'taken', name, kind: sort.kind, takenOn };
  } finally {
    given.delete(home);
  }
}

/** The file of the same bytes that is there already, under a name that does not lie; null where there is none. */
async function findSame(
  folder: string,
  names: readonly string[],
  { size, hash }: File,
  { kind }: Sort,
): Promise<string | null> {
  for (const name of names) {
    if (!isOfItsSort({ name, kind }) || (await stat(join(folder, name))).size !== size) continue;
    if ((await openMediaFile(folder, name)).hash === hash) return name;
  }
  return null;
}

/**
 * What is wrong with it, in the words of `npm run check`; null where all is well. A film is made into what guests get under
 * the name that it will have, and so not twice.
 */
async function inspect(
  cacheFolder: string,
  file: MediaFile,
  called: string,
  { kind }: Sort,
  use: PictureUse,
): Promise<string | null> {
  if (kind === 'photo') return inspectPhoto(cacheFolder, { ...file, name: called }, use);
  const { fault } = await makeFilm(cacheFolder, file, { startSeconds: 0, focus: focusOf() });
  if (fault === 'still') return `"${called}" is a film that does not move. Take a photo in its place.`;
  return fault === null ? null : faultOf(called, fault);
}

function refuse(message: string): Refused {
  return { status: 'refused', message };
}
