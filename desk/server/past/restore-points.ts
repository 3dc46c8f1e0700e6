import type { Past } from '../../protocol.ts';
import type { Project } from '../../../build/read/project.ts';
import { commitContent, wantsCommits } from './commit.ts';
import { isSameState, readPoints, readTexts, writePoint, type Texts } from './point-files.ts';

/** Why the latest commit since the desk started failed; null if it did not. */
const notes = new WeakMap<Project, string | null>();

/**
 * Makes a restore point, unless the last point has the same name and content. Then commits the content if the couple want
 * commits.
 * @param at when the content became like this
 * @param texts the point’s content; by default, as it is now
 * @returns why the commit failed, or null
 */
export async function addRestorePoint(
  project: Project,
  name: string,
  at = new Date(),
  texts?: Texts,
): Promise<string | null> {
  const last = (await readPoints(project)).at(-1);
  const files = texts ?? (await readTexts(project));
  if (last?.name !== name || !isSameState(last.files, files)) await writePoint(project, name, at, files);
  const note = await commitContent(project, name);
  notes.set(project, note);
  return note;
}

/** Reads what the desk's History shows. */
export async function describePast(project: Project): Promise<Past> {
  // While a file is unreadable, no point counts as the present state.
  const reading = readTexts(project).catch(() => null);
  const [all, present, commits] = await Promise.all([readPoints(project), reading, wantsCommits(project)]);
  const points = all.map(({ id, name, at, files }, index) => ({
    id,
    name,
    at,
    // No file of the oldest point counts as changed.
    changed: findChangedFiles(all[index - 1]?.files ?? files, files),
    isNow: present !== null && isSameState(files, present),
  }));
  return { points: points.toReversed(), commits, note: commits ? (notes.get(project) ?? null) : null };
}

function findChangedFiles(before: Texts, after: Texts): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).toSorted();
}
