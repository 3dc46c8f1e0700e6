import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaState } from '../../protocol.ts';
import { sortByName } from '../../../build/read/media-names.ts';
import { listFiles, type Project } from '../../../build/read/project.ts';
import type { Request } from '../history.ts';
import { moveFile } from './move-file.ts';
import { sortOf } from './sort-of.ts';

/** Every photo and film in the media folder. While a file cannot be read all count as used: it may name any of them. */
export async function listMedia(project: Project): Promise<MediaState[]> {
  const { media, written } = await project.read();
  const used = new Set(media.map(({ name }) => name));
  const names = await listFiles(project.mediaFolder);
  const found = await Promise.all(
    names.toSorted().map(async (name) => {
      const path = join(project.mediaFolder, name);
      const kind =
        sortByName(name) ?? (/\.gif$/i.test(name) || used.has(name) ? (await sortOf(path))?.kind : undefined);
      const isUsed = written === null || used.has(name);
      return kind ? [{ name, kind, bytes: (await stat(path)).size, isUsed }] : [];
    }),
  );
  return found.flat();
}

/** Takes files that nothing uses out of the media folder, all of them or none. Returns the reason on failure, else null. */
export async function trash(project: Project, names: readonly string[]): Promise<string | null> {
  const known = await listMedia(project);
  for (const name of new Set(names)) {
    const file = known.find((each) => each.name === name);
    if (!file) return `"${name}" is not in the media folder any more.`;
    if (file.isUsed) return `"${name}" is still used. Nothing was taken out.`;
  }
  const moves = [...new Set(names)].map(async (name): Promise<Move> => {
    const home = trashOf(project, name);
    const here = join(project.mediaFolder, name);
    return { here, from: here, to: join(home, String((await countOf(home)) + 1)) };
  });
  await moveAll(await Promise.all(moves));
  project.invalidate();
  return null;
}

/** Puts files back that were taken out, each as it was last: all of them or none. Returns the reason on failure, else null. */
export async function restore(project: Project, names: readonly string[]): Promise<string | null> {
  const present = await listFiles(project.mediaFolder);
  for (const name of new Set(names)) {
    if (present.includes(name)) return `There is another "${name}" in the media folder by now.`;
    if (!isName(name) || (await countOf(trashOf(project, name))) === 0)
      return `"${name}" is not there any more. Put it into the media folder again.`;
  }
  const moves = [...new Set(names)].map(async (name): Promise<Move> => {
    const home = trashOf(project, name);
    const here = join(project.mediaFolder, name);
    return { here, from: join(home, String(await countOf(home))), to: here };
  });
  await moveAll(await Promise.all(moves));
  project.invalidate();
  return null;
}

/**
 * Finishes moves that a crash interrupted.
 * @returns false where not one of them was made, or the rest cannot be: nothing is entered in the history then.
 */
export async function finishMoves(project: Project, { kind, step: { trashed } }: Request): Promise<boolean> {
  const present = await listFiles(project.mediaFolder);
  const isBack = kind === 'undo';
  const left = trashed.filter((name) => present.includes(name) !== isBack);
  if (trashed.length === 0 || left.length === 0) return true;
  return left.length < trashed.length && (await (isBack ? restore : trash)(project, left)) === null;
}

/** A file on its way. @param here is where it lies in the media folder, by which it is told. */
type Move = { here: string; from: string; to: string };

/** Moves all files or none: if one is locked, those already moved go back. */
async function moveAll(moves: readonly Move[]): Promise<void> {
  for (const [index, { here, from, to }] of moves.entries())
    try {
      await mkdir(dirname(to), { recursive: true });
      await moveFile(from, to);
    } catch (error) {
      for (const done of moves.slice(0, index)) await moveFile(done.to, done.from);
      throw error instanceof Error ? Object.assign(error, { dest: here }) : error;
    }
}

/** Where files of a name lie that were taken out, numbered: undo brings them back in turn. */
function trashOf({ cacheFolder }: Project, name: string): string {
  return join(cacheFolder, 'edit', 'trash', name);
}

async function countOf(home: string): Promise<number> {
  try {
    return (await readdir(home)).length;
  } catch {
    return 0;
  }
}

/** Whether it is a plain file name, not a path. */
function isName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[\\/\0]/.test(name);
}
