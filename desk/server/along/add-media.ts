import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { type Project } from '../../../build/read/project.ts';
import { listFiles } from '../../../build/read/list-content.ts';
import { isMediaKey } from '../../../build/read/media-names.ts';
import { openMediaFile } from '../../../build/media/media-file.ts';
import { cleanName } from '../media/clean-name.ts';
import { moveFile } from '../media/move-file.ts';
import { type Texts } from '../points/point-files.ts';

/** Adds photos and films; one whose name is taken by another gets a new name, also in the texts. */
export async function addMedia(project: Project, from: string, texts: Texts): Promise<Texts> {
  const { mediaFolder } = project;
  await mkdir(mediaFolder, { recursive: true });
  const present = new Set(await listFiles(mediaFolder));
  const renamed = new Map<string, string>();
  for (const name of await listFiles(from)) {
    if (present.has(name) && (await isSameFile(mediaFolder, from, name))) continue;
    const [ending = ''] = /[^.]+$/.exec(name) ?? [];
    const free = present.has(name) ? cleanName(name, ending, 'photo', (each) => present.has(each)) : name;
    if (free !== name) renamed.set(name, free);
    await moveFile(join(from, name), join(mediaFolder, free));
    present.add(free);
  }
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, rename(text, renamed)]));
}

async function isSameFile(here: string, there: string, name: string): Promise<boolean> {
  const [one, other] = await Promise.all([openMediaFile(here, name), openMediaFile(there, name)]);
  return one.hash === other.hash;
}

/** Writes other names of photos and films into a text; everything else stays as it is. */
function rename(text: string, names: ReadonlyMap<string, string>): string {
  const found: { at: readonly [number, number, number]; name: string }[] = [];
  visit(parseDocument(text), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isMediaKey(String(key.value)) || !isScalar(value) || !value.range) return;
      const name = names.get(String(value.value));
      if (name !== undefined) found.push({ at: value.range, name });
    },
  });
  return found.reduceRight((now, { at: [start, end], name }) => now.slice(0, start) + name + now.slice(end), text);
}
