import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageSchema, type LanguageFile } from '../../src/model/schema-language.ts';
import { didYouMean } from './messages/did-you-mean.ts';
import { explainIssues } from './messages/explain.ts';
import type { Mistake } from './messages/mistake.ts';
import { readSource } from './source.ts';

/** The folder of the built-in words, relative to the project. */
export const LANGUAGES = 'src/languages';

/** A language and its built-in words. */
export type Language = {
  /** `es` or `pt-BR`. */
  code: string;
  /** The language's name in itself. */
  name: string;
  /** Defaults for the content, by file name. */
  lines: Readonly<Record<string, unknown>>;
};

/** The texts of all built-in languages, by code. */
export function readLanguages(root = join(import.meta.dirname, '../..')): Map<string, string> {
  const folder = join(root, LANGUAGES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(files.map((name) => [basename(name, '.yaml'), readFileSync(join(folder, name), 'utf8')]));
}

/**
 * Finds a language by code; `es-MX` falls back to `es`.
 * @param at makes a mistake at the code's place in the content.
 */
export function findLanguage(
  code: string,
  texts: ReadonlyMap<string, string>,
  at: (message: string) => Mistake,
): { language: Language; mistakes: Mistake[] } {
  const name = [code, code.slice(0, code.indexOf('-'))].find((one) => texts.has(one));
  const nothing: Language = { code, name: code, lines: {} };
  if (name === undefined)
    return {
      language: nothing,
      mistakes: [
        at(
          `There is no file ${LANGUAGES}/${code}.yaml. Copy ${LANGUAGES}/en.yaml to that name and translate it. ${didYouMean(code, [...texts.keys()])}`,
        ),
      ],
    };
  const { mistakes, data } = readLanguage(name, texts.get(name) ?? '');
  if (!data) return { language: nothing, mistakes: [...mistakes] };
  const { name: ownName, ...lines } = data;
  return { language: { code, name: ownName, lines }, mistakes: [] };
}

type Read = { data: LanguageFile | null; mistakes: Mistake[] };

/** Results by text. */
const known = new Map<string, Read>();

function readLanguage(name: string, text: string): Read {
  const before = known.get(text);
  if (before) return before;
  const source = readSource(`${LANGUAGES}/${name}.yaml`, text);
  const result = source.mistakes.length === 0 ? languageSchema.safeParse(source.data) : null;
  const issues = result?.error?.issues ?? [];
  const read = {
    data: result?.data ?? null,
    mistakes: source.mistakes.concat(explainIssues(source, issues, languageSchema)),
  };
  known.set(text, read);
  return read;
}
