import { schemas, type FileName } from '../../src/model/schema/schema.ts';
import { languageCode } from '../../src/model/schema/schema-parts.ts';
import { matchMediaNames } from '../read/media-names.ts';
import { readSource, type Source } from '../read/yaml/source.ts';
import { isTree } from '../read/yaml/walk.ts';
import type { Files } from './read-files.ts';

/** The names of all content files. */
export const NAMES = Object.keys(schemas) as FileName[];

/** The content files of one language. */
export type Sources = ReadonlyMap<FileName, Source>;

/** Each file as last parsed. */
const lastParsed = new Map<string, { bytes: string; source: Source }>();

/** Parses a file again only if it has changed: a couple changes one file at a time. */
function parseIfChanged(file: string, text: string | Uint8Array): Source {
  // `latin1` has one letter for each byte, so that files with different invalid UTF-8 differ, too.
  const bytes = Buffer.from(text).toString('latin1');
  const last = lastParsed.get(file);
  if (last?.bytes === bytes) return last.source;
  const source = readSource(file, text);
  lastParsed.set(file, { bytes, source });
  return source;
}

/** Reads the existing content files of one language. */
export function readSources(texts: Files['texts'], folder: string, mediaFiles: readonly string[]): Sources {
  return new Map(
    NAMES.flatMap((name) => {
      const text = texts.get(`${name}.yaml`);
      if (text === undefined) return [];
      const source = parseIfChanged(`${folder}/${name}.yaml`, text);
      matchMediaNames(source, mediaFiles);
      return [[name, source] as const];
    }),
  );
}

/** The language code in `site.yaml`, English by default; null if the file cannot be read or the code is invalid. */
export function languageOf(site: unknown): string | null {
  return isTree(site) ? (languageCode.default('en').safeParse(site.language).data ?? null) : null;
}
