import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileName } from '../../../src/model/schema/schema.ts';
import { NAMES } from '../read-sources.ts';
import { hashFacts, shortHash } from './samples.ts';
import { readSource } from '../../read/yaml/source.ts';

/** The sample couple's second language. */
const SECOND_LANGUAGE = 'es';

/** Returns `sample.json` as text: hashes of the sample couple's facts and media files. */
export async function sampleJson(folder: string): Promise<string> {
  const files: [FileName, unknown][] = [];
  for (const name of NAMES)
    for (const file of [`${name}.yaml`, `${SECOND_LANGUAGE}/${name}.yaml`].map((each) => join(folder, each)))
      if (existsSync(file)) files.push([name, readSource(name, await readFile(file)).data]);
  const mediaNames = (await readdir(join(folder, 'media'))).toSorted();
  const media = await Promise.all(
    mediaNames.map(async (name) => {
      const bytes = await readFile(join(folder, 'media', name));
      return `{ "bytes": ${bytes.length}, "hash": "${shortHash(bytes)}" }`;
    }),
  );
  const lines = (items: readonly string[]) => items.map((item) => `    ${item}`).join(',\n');
  return `{\n  "facts": [\n${lines(hashFacts(files).map((hash) => `"${hash}"`))}\n  ],\n  "media": [\n${lines(media)}\n  ]\n}\n`;
}
