import { NEEDED_FILES, schemas, type FileName, type Written } from '../../src/content/schema.ts';
import { languageCode } from '../../src/content/schema-parts.ts';
import { PAGES } from '../../src/site/pages.ts';
import { didYouMean } from './did-you-mean.ts';
import { explainIssue } from './explain.ts';
import { collectFacts } from './facts.ts';
import { findLanguage, readLanguages, type Language } from './languages.ts';
import { isTree, translate, withDefaults, withLines } from './layers.ts';
import { checkLetters } from './letters.ts';
import { checkLinks } from './links.ts';
import { checkMediaNames, findMediaUses, type MediaUse } from './media-files.ts';
import type { Mistake } from './mistake.ts';
import { checkReferences, resolveAll } from './references.ts';
import { rules } from './rules.ts';
import { checkSampleMarks, listSamples, type Sample } from './samples.ts';
import { readSource, type Source } from './source.ts';
import { listUntranslated, type Untranslated } from './untranslated.ts';

/** The content after its check. */
export type Content = {
  /** With references resolved; null while there are mistakes. */
  written: Written | null;
  mistakes: Mistake[];
  warnings: Mistake[];
  samples: Sample[];
  media: MediaUse[];
  /** The language it is written in. */
  language: Language;
  /** The same in other languages. */
  translations: Translation[];
};

/** The content in a second language, what it does not say taken from the first. */
export type Translation = {
  language: Language;
  /** As above. */
  written: Written | null;
  /** What is still in the first language. */
  untranslated: Untranslated[];
};

const NAMES = Object.keys(schemas) as FileName[];

/** Which file each group of facts comes from. */
const GROUPS = [
  ['couple', 'site'],
  ['wedding', 'site'],
  ['places', 'places'],
  ['facts', 'places'],
  ['events', 'schedule'],
] as const satisfies [string, FileName][];

/**
 * Checks everything a couple has written, and finds all mistakes at once. Pure: texts in, findings out.
 * @param texts by their files' names; those of a second language as `es/story.yaml`.
 * @param folder is where they lie, as mistakes name it.
 * @param languages are the texts of `src/languages/`, by code.
 */
export function checkContent(
  texts: ReadonlyMap<string, string>,
  mediaFiles: readonly string[],
  folder = 'src/content',
  languages: ReadonlyMap<string, string> = readLanguages(),
): Content {
  const ownTexts = new Map([...texts].filter(([name]) => !name.includes('/')));
  const found: Mistake[] = checkFileNames([...ownTexts.keys()], folder);
  const sources = readSources(ownTexts, folder);
  for (const [, source] of sources) found.push(...source.mistakes);

  const first = findLanguage(
    languageOf(sources.get('site')?.data),
    languages,
    (message) => sources.get('site')?.mistakeAt(['language'], message) ?? mistakeIn(`${folder}/site.yaml`, message),
  );
  found.push(...first.mistakes);
  const complete = new Map(
    [...sources].map(([name, source]) => [name, withDefaults(source, first.language.lines[name])] as const),
  );
  const checked = checkSources(complete, mediaFiles);
  found.push(...checked.mistakes);

  const codes = [
    ...new Set([...texts.keys()].flatMap((name) => (name.includes('/') ? [name.split('/')[0] ?? ''] : []))),
  ];
  const translations = codes.map((code) => {
    const own = new Map(
      [...texts].flatMap(([name, text]) => (name.startsWith(`${code}/`) ? [[name.slice(code.length + 1), text]] : [])),
    );
    return checkTranslation(code, own, { folder, sources, complete, mediaFiles, languages });
  });
  found.push(...translations.flatMap(({ mistakes }) => mistakes));

  const mistakes = found.filter(({ severity }) => severity === 'error');
  const isSound = mistakes.length === 0;
  return {
    written: isSound ? checked.resolve() : null,
    mistakes,
    warnings: found.filter(({ severity }) => severity === 'warning'),
    samples: [...sources.values(), ...translations.flatMap(({ own }) => [...own.values()])].flatMap(listSamples),
    media: checked.media.concat(translations.flatMap(({ media }) => media)),
    language: first.language,
    translations: translations.map(({ language, resolve, untranslated }) => ({
      language,
      written: isSound ? resolve() : null,
      untranslated,
    })),
  };
}

type Sources = ReadonlyMap<FileName, Source>;

type First = {
  folder: string;
  sources: Sources;
  /** With the words that ship. */
  complete: Sources;
  mediaFiles: readonly string[];
  languages: ReadonlyMap<string, string>;
};

/** A second language's folder over the first one's. Only its own mistakes are told. */
function checkTranslation(
  code: string,
  texts: ReadonlyMap<string, string>,
  { folder, sources, complete, mediaFiles, languages }: First,
) {
  const ownFolder = `${folder}/${code}`;
  const own = readSources(texts, ownFolder);
  const { language, mistakes } = findLanguage(code, languages, (message) => mistakeIn(ownFolder, message));
  mistakes.push(...checkTranslatedNames([...texts.keys()], ownFolder, folder, sources));
  const untranslated: Untranslated[] = [];
  const merged = new Map<FileName, Source>();
  for (const [name, first] of complete) {
    const base = withLines(first, language.lines[name]);
    const source = own.get(name);
    const isReadable = source?.mistakes.length === 0 && first.mistakes.length === 0;
    const translation = source && isReadable ? translate(source, base, schemas[name]) : null;
    mistakes.push(...(source?.mistakes ?? []), ...(translation?.mistakes ?? []));
    merged.set(name, translation?.source ?? base);
    const written = sources.get(name);
    if (written) untranslated.push(...listUntranslated(name, written, language.lines[name], translation?.has));
  }
  const site = merged.get('site');
  if (site && isTree(site.data)) {
    if (own.get('site') && languageOf(own.get('site')?.data, code) !== code)
      mistakes.push(site.mistakeAt(['language'], `This folder's language is ${code}. Leave the line out.`));
    merged.set('site', { ...site, data: { ...site.data, language: code } });
  }
  const checked = checkSources(merged, mediaFiles);
  const isOwn = ({ file }: Mistake) => file.startsWith(`${ownFolder}/`);
  return {
    language,
    own,
    mistakes: mistakes.concat(checked.mistakes.filter(isOwn)),
    media: checked.media.filter(({ source, path }) => isOwn(source.mistakeAt(path, ''))),
    untranslated,
    resolve: checked.resolve,
  };
}

/** Checks one language's files, which have all their lines. */
function checkSources(sources: Sources, mediaFiles: readonly string[]) {
  const mistakes: Mistake[] = [];
  const written: Partial<Written> = {};
  for (const [name, source] of sources) mistakes.push(...validate(name, source, written));
  for (const [name, source] of sources) mistakes.push(...checkRules(name, source, written));

  const readable = [...sources.values()].filter(({ data }) => data !== undefined);
  const facts = collectFacts(written);
  const pages = PAGES.map(({ id }) => id).filter((id) => sources.has(id));
  const media = readable.flatMap(findMediaUses);
  // A file that is broken has no facts to give: what refers to it is not at fault.
  const groups = new Set(
    GROUPS.filter(([, file]) => written[file] || isLeftOut(file, sources)).map(([group]) => group),
  );
  for (const source of readable)
    mistakes.push(
      ...checkLinks(source, facts, pages),
      ...checkSampleMarks(source),
      ...checkReferences(source, facts, groups),
    );
  mistakes.push(...checkMediaNames(media, mediaFiles), ...checkLetters(readable));
  return { mistakes, media, resolve: () => resolveAll(written as Written, facts) };
}

function readSources(texts: ReadonlyMap<string, string>, folder: string): Map<FileName, Source> {
  return new Map(
    NAMES.flatMap((name) => {
      const text = texts.get(`${name}.yaml`);
      return text === undefined ? [] : [[name, readSource(`${folder}/${name}.yaml`, text)] as const];
    }),
  );
}

/** The language that a site's file names, as far as it is one. */
function languageOf(site: unknown, fallback = 'en'): string {
  const code = isTree(site) ? languageCode.safeParse(site.language).data : undefined;
  return code ?? fallback;
}

/** Left out on purpose: a page's file that is not there. */
function isLeftOut(file: FileName, sources: Sources): boolean {
  return !sources.has(file) && !NEEDED_FILES.includes(file);
}

function checkFileNames(names: readonly string[], folder: string): Mistake[] {
  const known = NAMES.map((name) => `${name}.yaml`);
  return [
    ...NEEDED_FILES.map((name) => `${name}.yaml`)
      .filter((name) => !names.includes(name))
      .map((name) => mistakeIn(`${folder}/${name}`, 'This file is missing. Put it back.')),
    ...names
      .filter((name) => !known.includes(name))
      .map((name) => mistakeIn(`${folder}/${name}`, `No page reads this file. ${didYouMean(name, known)}`)),
  ];
}

/** A second language's files are some of the first one's. */
function checkTranslatedNames(names: readonly string[], ownFolder: string, folder: string, first: Sources): Mistake[] {
  const known = [...first.keys()].map((name) => `${name}.yaml`);
  return names
    .filter((name) => !known.includes(name))
    .map((name) =>
      mistakeIn(`${ownFolder}/${name}`, `There is no ${name} in ${folder}. ${didYouMean(name, known)}`, 'warning'),
    );
}

/** A mistake of a whole file. */
function mistakeIn(file: string, message: string, severity: Mistake['severity'] = 'error'): Mistake {
  return { file, line: 1, column: 1, message, severity };
}

function validate(name: FileName, source: Source, written: Partial<Written>): Mistake[] {
  if (source.mistakes.length > 0) return [];
  const schema = schemas[name];
  const result = schema.safeParse(source.data);
  if (!result.success) return result.error.issues.flatMap((issue) => explainIssue(source, issue, schema));
  Object.assign(written, { [name]: result.data });
  return [];
}

function checkRules(name: FileName, source: Source, written: Partial<Written>): Mistake[] {
  const own = written[name];
  // Each rule is asked with its own file: TypeScript cannot tie the two.
  const check = rules[name] as ((own: unknown, source: Source, all: Partial<Written>) => Mistake[]) | undefined;
  return own === undefined ? [] : (check?.(own, source, written) ?? []);
}
