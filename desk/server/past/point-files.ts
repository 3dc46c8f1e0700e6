import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { homeOf, makeHome } from '../../../build/read/home-folder.ts';
import { type Project } from '../../../build/read/project.ts';
import { listContent } from '../../../build/read/list-content.ts';
import { readContentFile } from '../undo/content-files.ts';

/** Older points are deleted. */
const MOST_POINTS = 50;

const kept = z.object({ name: z.string(), at: z.iso.datetime(), files: z.record(z.string(), z.string()) });

/** The content's texts by file. Photos and films are not copied: the desk only moves them to its trash, from which going back restores them. */
export type Texts = Record<string, string>;

/** A state of the content to which the couple can go back. */
export type Point = z.infer<typeof kept> & { id: string };

/** The texts as they are now. */
export async function readTexts({ folder }: Project): Promise<Texts> {
  const names = (await listContent(folder)).toSorted();
  const texts = await Promise.all(names.map(async (name) => [name, await readContentFile(folder, name)] as const));
  return Object.fromEntries(texts.filter((each): each is [string, string] => each[1] !== null));
}

/** Every point, the oldest first; an unreadable one is left out. */
export async function readPoints(project: Project): Promise<Point[]> {
  const folder = folderOf(project);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();
  const points = names.map(async (name): Promise<Point[]> => {
    try {
      return [{ ...kept.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))), id: name.slice(0, -5) }];
    } catch {
      return [];
    }
  });
  return (await Promise.all(points)).flat();
}

/** Writes a point with the content as it is now. @param at when it became like this */
export async function writePoint(project: Project, name: string, at: Date): Promise<void> {
  const folder = folderOf(project);
  await makeHome(project);
  await mkdir(folder, { recursive: true });
  let when = at;
  const pathAt = (time: Date) => join(folder, `${time.toISOString().replaceAll(/\D/g, '-')}.json`);
  // Two points may be made in the same moment.
  while (existsSync(pathAt(when))) when = new Date(when.getTime() + 1);
  const point = { name, at: when.toISOString(), files: await readTexts(project) };
  await writeFile(pathAt(when), JSON.stringify(point));
  const all = (await readdir(folder)).toSorted();
  for (const old of all.slice(0, -MOST_POINTS)) await rm(join(folder, old));
}

/** Whether two states are the same. */
export function isSameState(one: Texts, other: Texts): boolean {
  return hashOf(one) === hashOf(other);
}

/** Identifies a state of the content. */
export function hashOf(texts: Texts): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex');
}

function folderOf(project: Project): string {
  return join(homeOf(project), 'history');
}
