import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import type { Project } from '../../../build/read/project.ts';
import { listFiles } from '../../../build/read/list-content.ts';
import { isMediaKey } from '../../../build/read/media-names.ts';
import { openMediaFile } from '../../../build/media/media-file.ts';
import { cleanName } from '../media/clean-name.ts';
import { moveFile } from '../media/move-file.ts';
import { isTrashed } from '../media/trash.ts';
import type { Texts } from '../past/point-files.ts';

/** A name as disks compare it: some ignore case, and macOS decomposes accented letters. */
const comparable = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * Moves a folder's photos and films into the media folder. One whose name belongs to a different file or to a
 * removed one gets a new name.
 * @returns the texts with the new names
 */
export async function addMedia(project: Project, from: string, texts: Texts): Promise<Texts> {
  const { mediaFolder } = project;
  await mkdir(mediaFolder, { recursive: true });
  const present = new Map((await listFiles(mediaFolder)).map((name) => [comparable(name), name]));
  const renamed = new Map<string, string>();
  for (const name of await listFiles(from)) {
    const [ending = ''] = /[^.]+$/.exec(comparable(name)) ?? [];
    const hash = await hashOf(from, name);
    const taken = new Set<string>();
    let newName = name;
    const isTaken = async () => {
      const found = present.get(comparable(newName));
      return found === undefined ? isTrashed(project, newName) : (await hashOf(mediaFolder, found)) !== hash;
    };
    // The file may be here already under one of these names, from an earlier copy that the couple opened.
    while (await isTaken()) {
      taken.add(comparable(newName));
      newName = cleanName(name, ending, 'photo', (each) => taken.has(each));
    }
    const found = present.get(comparable(newName));
    if (found === undefined) {
      await moveFile(join(from, name), join(mediaFolder, newName));
      present.set(comparable(newName), newName);
    } else newName = found;
    if (newName !== name) renamed.set(name.normalize('NFC'), newName);
  }
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, replaceNames(text, renamed)]));
}

async function hashOf(folder: string, name: string): Promise<string> {
  return (await openMediaFile(folder, name)).hash;
}

/** Replaces names of photos and films in a text. @param names from old names, in NFC, to new ones */
function replaceNames(text: string, names: ReadonlyMap<string, string>): string {
  const found: { at: readonly [number, number, number]; name: string }[] = [];
  visit(parseDocument(text), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isMediaKey(String(key.value)) || !isScalar(value) || !value.range) return;
      const name = names.get(String(value.value).normalize('NFC'));
      if (name !== undefined) found.push({ at: value.range, name });
    },
  });
  // From the last to the first, so that the offsets of those before stay right.
  return found.reduceRight(
    (changed, { at: [start, end], name }) => changed.slice(0, start) + quote(name) + changed.slice(end),
    text,
  );
}

/** Quotes a name that YAML could read as something else. */
const quote = (name: string) => (/^[\w.-]+$/.test(name) ? name : JSON.stringify(name));
