import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemas, type FileName } from '../../src/content/schema.ts';
import { hashFacts, hashOfFile } from './samples.ts';
import { readSource } from './source.ts';

/** The reference of what is the sample couple's, as text: hashes of their facts, and of their files in `media/`. */
export async function noteSample(folder: string): Promise<string> {
  const files = new Map<FileName, unknown>();
  for (const name of Object.keys(schemas) as FileName[])
    files.set(name, readSource(name, await readFile(join(folder, `${name}.yaml`))).data);
  const names = (await readdir(join(folder, 'media'))).toSorted();
  const media = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, 'media', name));
      return `{ "bytes": ${bytes.length}, "hash": "${hashOfFile(bytes)}" }`;
    }),
  );
  const lines = (items: readonly string[]) => items.map((item) => `    ${item}`).join(',\n');
  return `{\n  "facts": [\n${lines(hashFacts(files).map((hash) => `"${hash}"`))}\n  ],\n  "media": [\n${lines(media)}\n  ]\n}\n`;
}
