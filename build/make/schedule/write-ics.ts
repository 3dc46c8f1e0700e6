import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asset } from '../../media/asset.ts';
import { cached, keyOf } from '../../media/cache.ts';
import type { Project } from '../../read/project.ts';
import { icsFile, type CalendarEntry, type CalendarSource } from './calendar.ts';

/**
 * A file name such as `catholic-wedding-mass`; `fallback` if the text has no letters or digits, or if removing accents
 * leaves some that are not ASCII.
 */
export function fileName(text: string, fallback: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('&', ' and ').toLowerCase();
  if (/(?!\p{ASCII})[\p{L}\p{N}]/u.test(plain)) return fallback;
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || fallback;
}

/** Writes a calendar file. @returns a placeholder for its address */
export async function writeIcs(
  entries: CalendarEntry[],
  source: CalendarSource,
  name: string,
  project: Project,
): Promise<string> {
  const text = icsFile(entries, source);
  const { folder } = await cached(join(project.cacheFolder, 'calendar'), keyOf(text, { name }), async (into) => {
    await writeFile(join(into, `${name}.ics`), text);
    return {};
  });
  return asset(join(folder, `${name}.ics`));
}
