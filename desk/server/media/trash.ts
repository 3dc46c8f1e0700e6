import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { homeOf, makeHome } from '../../../build/read/home-folder.ts';
import { type Project } from '../../../build/read/project.ts';
import { listFiles } from '../../../build/read/list-content.ts';
import type { Request } from '../undo/history.ts';
import { listMedia } from './media-list.ts';
import { moveFile } from './move-file.ts';

/** Moves unused files out of the media folder, all or none. @returns why they stay, or null @throws if one is locked */
export async function trash(project: Project, names: readonly string[]): Promise<string | null> {
  const known = await listMedia(project);
  await makeHome(project);
  return moveAll(project, names, ({ name, mediaPath, next }) => {
    const file = known.find((each) => each.name === name);
    if (!file) return `"${name}" is no longer in the media folder.`;
    if (file.isUsed === null) return `"${name}" may be used by texts that cannot be read now. Nothing was removed.`;
    if (file.isUsed) return `"${name}" is still used. Nothing was removed.`;
    return { mediaPath, from: mediaPath, to: next };
  });
}

/**
 * Moves the latest removed file of each name back, all or none; skips files that are back already.
 * @returns why they stay in the trash, or null
 * @throws if one is locked
 */
export async function restore(project: Project, names: readonly string[]): Promise<string | null> {
  return moveAll(project, names, ({ name, mediaPath, latest }) => {
    // Asks the disk, which may ignore case.
    const isPresent = existsSync(mediaPath);
    if (isPresent && latest !== null) return `The media folder has another "${name}" now. Rename it, then try again.`;
    if (isPresent) return null;
    if (latest === null) return `"${name}" is no longer there. Add it to the media folder again.`;
    return { mediaPath, from: latest, to: mediaPath };
  });
}

/**
 * Moves back each removed file that the content uses with these texts; skips a file that `restore` refuses.
 * @throws if one is locked
 */
export async function restoreUsed(project: Project, texts: ReadonlyMap<string, string | null>): Promise<void> {
  const { media } = await project.readWith(texts);
  for (const name of new Set(media.map((use) => use.name))) await restore(project, [name]);
}

/**
 * Finishes moves that a crash interrupted.
 * @returns whether all are moved now. False if the crash came before the first move or the other files must stay: then
 * the history does not change.
 * @throws if one is locked
 */
export async function finishMoves(project: Project, { kind, step: { trashed } }: Request): Promise<boolean> {
  const present = await listFiles(project.mediaFolder);
  const isUndo = kind === 'undo';
  const unmoved = trashed.filter((name) => present.includes(name) !== isUndo);
  if (unmoved.length === 0) return true;
  return unmoved.length < trashed.length && (await (isUndo ? restore : trash)(project, unmoved)) === null;
}

/** Whether the trash has a file of this name. Only that file may get the name again, since undo brings it back. */
export function isTrashed(project: Project, name: string): boolean {
  return trashFoldersOf(project, name).some((folder) => existsSync(join(folder, '1')));
}

/**
 * The folders with the removed files of this name: the one in use, which couples copy with their history, then the one of
 * earlier versions of the desk. Removed files of the same name become 1, 2 and so on, so that undo restores the latest first.
 */
function trashFoldersOf(project: Project, name: string): [used: string, former: string] {
  return [join(homeOf(project), 'trash', name), join(project.cacheFolder, 'edit', 'trash', name)];
}

/** A file's path in the media folder; in the trash, the paths of the latest file of its name, or null, and of the next. */
type Candidate = { name: string; mediaPath: string; latest: string | null; next: string };

/** `mediaPath` names the file in error messages, see `explainTrouble`. */
type Move = { mediaPath: string; from: string; to: string };

/**
 * Moves all files or none: if one is locked, those already moved are moved back.
 * @param plan returns a move, a reason against it, or null if the file needs no move
 * @returns the first reason against a move, or null
 */
async function moveAll(
  project: Project,
  names: readonly string[],
  plan: (candidate: Candidate) => Move | string | null,
): Promise<string | null> {
  const moves: Move[] = [];
  for (const name of new Set(names)) {
    // The plain name of a visible file, not a path.
    if (!/^[^.\\/\0][^\\/\0]*$/.test(name)) return `"${name}" is not in the media folder.`;
    const [used, former] = trashFoldersOf(project, name);
    const [count, formerCount] = [(await listFiles(used)).length, (await listFiles(former)).length];
    const latest = count > 0 ? join(used, String(count)) : formerCount > 0 ? join(former, String(formerCount)) : null;
    const next = join(used, String(count + 1));
    const planned = plan({ name, mediaPath: join(project.mediaFolder, name), latest, next });
    if (typeof planned === 'string') return planned;
    if (planned) moves.push(planned);
  }
  for (const [index, { mediaPath, from, to }] of moves.entries())
    try {
      await mkdir(dirname(to), { recursive: true });
      await moveFile(from, to);
    } catch (error) {
      for (const done of moves.slice(0, index)) await moveFile(done.to, done.from);
      throw error instanceof Error ? Object.assign(error, { dest: mediaPath }) : error;
    }
  project.invalidate();
  return null;
}
