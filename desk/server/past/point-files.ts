import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { homeOf, makeHome } from '../../../build/read/home-folder.ts';
import { type Project } from '../../../build/read/project.ts';
import { listContent } from '../../../build/read/list-content.ts';
import { readContentFile } from '../undo/content-files.ts';

/** The most points kept; older ones are deleted. */
const MOST_POINTS = 50;

const savedPoint = z.object({ name: z.string(), at: z.iso.datetime(), files: z.record(z.string(), z.string()) });

/**
 * The content's texts by file. Points do not copy photos and films: the desk only moves them to its trash, from which going
 * back restores them.
 */
export type Texts = Record<string, string>;

/** A state of the content to which the couple can go back. */
export type Point = z.infer<typeof savedPoint> & { id: string };

/** Reads the texts as they are now. */
export async function readTexts({ folder }: Project): Promise<Texts> {
  const names = (await listContent(folder)).toSorted();
  const texts = await Promise.all(names.map(async (name) => [name, await readContentFile(folder, name)] as const));
  return Object.fromEntries(texts.filter((each): each is [string, string] => each[1] !== null));
}

/** Reads every point, the oldest first, except unreadable ones. */
export async function readPoints(project: Project): Promise<Point[]> {
  const folder = folderOf(project);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();
  const points = names.map(async (name): Promise<Point[]> => {
    try {
      const json: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
      return [{ ...savedPoint.parse(json), id: basename(name, '.json') }];
    } catch {
      return [];
    }
  });
  return (await Promise.all(points)).flat();
}

/** Writes a point with these texts. @param at when the content became like this */
export async function writePoint(project: Project, name: string, at: Date, files: Texts): Promise<void> {
  const folder = folderOf(project);
  await makeHome(project);
  await mkdir(folder, { recursive: true });
  // The order of the names is the order of the times.
  const pathAt = (time: Date) => join(folder, `${time.toISOString().replaceAll(/\D/g, '-')}.json`);
  let time = at;
  // Two points can have the same time.
  while (existsSync(pathAt(time))) time = new Date(time.getTime() + 1);
  const point = { name, at: time.toISOString(), files };
  await writeFile(pathAt(time), JSON.stringify(point));
  const all = (await readdir(folder)).toSorted();
  for (const old of all.slice(0, -MOST_POINTS)) await rm(join(folder, old));
}

/** Whether two states have the same files and texts. */
export function isSameState(one: Texts, other: Texts): boolean {
  return hashOf(one) === hashOf(other);
}

/** A hash that identifies a state of the content, whatever the order of its files. */
export function hashOf(texts: Texts): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex');
}

function folderOf(project: Project): string {
  return join(homeOf(project), 'history');
}
