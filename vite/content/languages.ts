import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageSchema, type LanguageFile } from '../../src/content/schema-language.ts';
import { didYouMean } from './did-you-mean.ts';
import { explainIssues } from './explain.ts';
import type { Mistake } from './mistake.ts';
import { readSource } from './source.ts';

/** The folder of the words that ship, from the project's. */
export const LANGUAGES = 'src/languages';

/** What a language brings. */
export type Language = {
  /** As the page says it, `es` or `pt-BR`. */
  code: string;
  /** What it calls itself. */
  name: string;
  /** The lines that stand where the content has none, by the file's name. */
  lines: Readonly<Record<string, unknown>>;
};

/** The texts of all languages that are there, by code. */
export function readLanguages(root = join(import.meta.dirname, '../..')): Map<string, string> {
  const folder = join(root, LANGUAGES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(files.map((name) => [basename(name, '.yaml'), readFileSync(join(folder, name), 'utf8')]));
}

/**
 * The language of a code; for one of a country, `es-MX`, the language's own where the country's is not there.
 * @param at makes a mistake where the content names the code.
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
          `There is no file ${LANGUAGES}/${code}.yaml. Copy ${LANGUAGES}/en.yaml to that name and put your words into it. ${didYouMean(code, [...texts.keys()])}`,
        ),
      ],
    };
  const { mistakes, data } = readLanguage(name, texts.get(name) ?? '');
  if (!data) return { language: nothing, mistakes: [...mistakes] };
  const { name: ownName, ...lines } = data;
  return { language: { code, name: ownName, lines }, mistakes: [] };
}

type Read = { data: LanguageFile | null; mistakes: Mistake[] };

/** What was read, by its text: it is the same each time. */
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
