import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { languageSchema, type LanguageFile } from '../../../src/model/schema/schema-language.ts';
import { explainIssues } from '../messages/explain.ts';
import { ENGINE } from '../engine.ts';
import type { Mistake } from '../messages/mistake.ts';
import { decodeText } from '../yaml/decode.ts';
import { readSource } from '../yaml/source.ts';

/** The folder of the shipped words, relative to the engine. */
export const LANGUAGES = 'src/languages';

/** The folder of a couple's own languages, in their content. */
export const OWN_LANGUAGES = 'languages';

/** A language and its shipped words. */
export type Language = {
  /** `es` or `pt-BR`. */
  code: string;
  /** What its speakers call it: `español`. */
  name: string;
  /** Defaults for the content, by file name. */
  words: Readonly<Record<string, unknown>>;
};

/** A language file: its path as mistakes show it, and its text, or its bytes if they cannot be decoded. */
type LanguageText = { file: string; text: string | Uint8Array };

/** Language files by code. */
export type LanguageTexts = ReadonlyMap<string, LanguageText>;

/** All shipped languages, and those in the couple's own folder, which win. */
export function readLanguages(own?: string): LanguageTexts {
  const shipped = textsIn(join(ENGINE, LANGUAGES));
  return own === undefined || !existsSync(own) ? shipped : new Map([...shipped, ...textsIn(own)]);
}

function textsIn(folder: string): LanguageTexts {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(
    names.map((name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      const decoded = decodeText(bytes);
      return [basename(name, '.yaml'), { file: shownPath(path), text: 'text' in decoded ? decoded.text : bytes }];
    }),
  );
}

/** A path relative to the working directory. */
function shownPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

/**
 * Finds a language by code; `es-MX` falls back to `es`.
 * @param mistakeAtCode makes a mistake where the content names the language
 */
export function findLanguage(
  code: string,
  texts: LanguageTexts,
  mistakeAtCode: (message: string) => Mistake,
): { language: Language; mistakes: Mistake[] } {
  const found = texts.get(code) ?? texts.get(code.replace(/-.*/, ''));
  if (!found) return { language: fallbackFor(code, texts), mistakes: [mistakeAtCode(explainMissing(code, texts))] };
  const { mistakes, data } = readLanguage(found);
  // A copy: callers add to the list, and `readLanguage` caches the original.
  if (!data) return { language: fallbackFor(code, texts), mistakes: [...mistakes] };
  return { language: languageOf(code, data), mistakes: [] };
}

function languageOf(code: string, { name, ...words }: LanguageFile): Language {
  return { code, name, words };
}

/** The language with English words, so that a missing or faulty file is not also a mistake for each word. */
function fallbackFor(code: string, texts: LanguageTexts): Language {
  const english = texts.get('en');
  const data = english && readLanguage(english).data;
  return data ? languageOf(code, data) : { code, name: code, words: {} };
}

function explainMissing(code: string, texts: LanguageTexts): string {
  const codes = [...texts.keys()].toSorted();
  return (
    `The words on buttons and in the menu do not exist in "${code}" yet. Use one of ${codes.join(', ')}; or, for a new ` +
    `language, copy ${shownPath(join(ENGINE, LANGUAGES, 'en.yaml'))} to content/${OWN_LANGUAGES}/${code}.yaml and translate it.`
  );
}

type Read = { data: LanguageFile | null; mistakes: Mistake[] };

/** Results of `readLanguage` by file and text. */
const known = new Map<string, Read>();

function readLanguage({ file, text }: LanguageText): Read {
  const key = `${file}\n${Buffer.from(text).toString('latin1')}`;
  const cached = known.get(key);
  if (cached) return cached;
  const source = readSource(file, text);
  const result = source.mistakes.length === 0 ? languageSchema.safeParse(source.data) : null;
  const issues = result?.error?.issues ?? [];
  const read = {
    data: result?.data ?? null,
    mistakes: source.mistakes.concat(explainIssues(source, issues, languageSchema)),
  };
  known.set(key, read);
  return read;
}
