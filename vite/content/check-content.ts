import { NEEDED_FILES, schemas, type FileName, type Written } from '../../src/content/schema.ts';
import { languageCode } from '../../src/content/schema-parts.ts';
import { PAGES } from '../../src/site/pages.ts';
import { findCause } from './causes.ts';
import { didYouMean, nearest } from './did-you-mean.ts';
import { explainIssues } from './explain.ts';
import { collectFacts } from './facts.ts';
import { findLanguage, readLanguages, type Language } from './languages.ts';
import { isTree, translate, withDefaults, withLines } from './layers.ts';
import { checkLetters } from './letters.ts';
import { checkLinks } from './links.ts';
import { checkMediaNames, findMediaUses, matchMediaNames, type MediaUse } from './media-files.ts';
import { joinCauses, type Mistake } from './mistake.ts';
import { findOddities } from './oddities.ts';
import { checkReferences, resolveAll } from './references.ts';
import { rules } from './rules.ts';
import { listFacts, listNotes, listOurs, type Fact, type Note } from './samples.ts';
import { readSource, type Source } from './source.ts';
import { checkTexts } from './texts.ts';
import { listUntranslated, type Untranslated } from './untranslated.ts';

/** The content after its check. */
export type Content = {
  /** With references resolved; null while there are mistakes. */
  written: Written | null;
  mistakes: Mistake[];
  warnings: Mistake[];
  /** Every fact that is there, with whether it is still the sample couple's. */
  facts: Fact[];
  /** Lines that the couple themselves have noted as not theirs yet. */
  notes: Note[];
  media: MediaUse[];
  /** The files as read, by their names. */
  sources: Partial<Record<FileName, Source>>;
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
  /** Its own files as read, by their names. */
  sources: Partial<Record<FileName, Source>>;
};

/** What is known beside the texts. */
export type Known = {
  /** The texts of `src/languages/`, by code. */
  languages?: ReadonlyMap<string, string>;
  /** The day of the check, ISO. */
  today?: string;
  /** Names of files in the media folder that are the sample couple's. */
  sampleMedia?: ReadonlySet<string>;
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
 */
export function checkContent(
  texts: ReadonlyMap<string, string | Uint8Array>,
  mediaFiles: readonly string[],
  folder = 'src/content',
  { languages = readLanguages(), today = new Date().toISOString().slice(0, 10), sampleMedia = new Set() }: Known = {},
): Content {
  const ownTexts = new Map([...texts].filter(([name]) => !name.includes('/')));
  const names = checkFileNames([...ownTexts.keys()], folder);
  const found: Mistake[] = names.mistakes;
  const sources = readSources(ownTexts, folder, mediaFiles);
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
  const checked = checkSources(complete, mediaFiles, names.misnamed);
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
  found.push(...translations.flatMap((translation) => translation.mistakes));

  const mistakes = joinCauses(found.filter(({ severity }) => severity === 'error'));
  const isSound = mistakes.length === 0;
  const readable = (all: Sources) => new Map([...all].filter(([, { data }]) => data !== undefined));
  const known = readable(sources);
  const written = [known, ...translations.map(({ own }) => readable(own))];
  const facts = written.flatMap((files) =>
    [...files].flatMap(([name, source]) => listFacts(name, source, sampleMedia)),
  );
  const media = checked.media.concat(translations.flatMap((translation) => translation.media));
  const odd = findOddities(known, checked.written, {
    today,
    sample: new Set(facts.filter(({ isSample }) => isSample).map(({ file, line }) => `${file}:${line}`)),
    isMoved: !facts.some(({ isSample, path }) => isSample && /^(names|address|date)$/.test(String(path.at(-1)))),
    media: isSound
      ? { present: mediaFiles, used: new Set(media.map(({ name }) => name)), folder: `${folder}/media` }
      : null,
  });
  // A line with a mistake may look odd for that; one that the couple have noted as theirs they have looked at.
  const settled = new Set(written.flatMap((files) => [...files.values()].flatMap(listOurs)));
  for (const { file, line } of mistakes) settled.add(`${file}:${line}`);
  return {
    written: isSound ? checked.resolve() : null,
    mistakes,
    warnings: [...found.filter(({ severity }) => severity === 'warning'), ...odd].filter(
      ({ file, line }) => !settled.has(`${file}:${line}`),
    ),
    facts,
    notes: [sources, ...translations.map(({ own }) => own)].flatMap((files) => [...files.values()].flatMap(listNotes)),
    media,
    sources: Object.fromEntries(sources),
    language: first.language,
    translations: translations.map(({ language, resolve, untranslated, own }) => ({
      language,
      written: isSound ? resolve() : null,
      untranslated,
      sources: Object.fromEntries(own),
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
  texts: ReadonlyMap<string, string | Uint8Array>,
  { folder, sources, complete, mediaFiles, languages }: First,
) {
  const ownFolder = `${folder}/${code}`;
  const own = readSources(texts, ownFolder, mediaFiles);
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

/** Checks one language's files, which have all their lines. @param misnamed what lies in files of a wrong name. */
function checkSources(sources: Sources, mediaFiles: readonly string[], misnamed: readonly string[] = []) {
  const mistakes: Mistake[] = [];
  const written: Partial<Written> = {};
  for (const [name, source] of sources) mistakes.push(...validate(name, source, written));
  for (const [name, source] of sources) mistakes.push(...checkRules(name, source, written));

  const readable = [...sources.values()].filter(({ data }) => data !== undefined);
  const facts = collectFacts(written);
  const pages = PAGES.map(({ id }) => id).filter((id) => sources.has(id) || misnamed.includes(id));
  const media = readable.flatMap(findMediaUses);
  // A file that is broken has no facts to give: what refers to it is not at fault.
  const isWhole = (name: FileName) =>
    written[name]
      ? !mistakes.some(({ file, severity }) => severity === 'error' && file === sources.get(name)?.file)
      : !sources.has(name) && !NEEDED_FILES.includes(name) && !misnamed.includes(name);
  const groups = new Set(GROUPS.filter(([, file]) => isWhole(file)).map(([group]) => group));
  for (const source of readable)
    mistakes.push(
      ...checkLinks(source, facts, pages),
      ...checkTexts(source),
      ...checkReferences(source, facts, groups),
    );
  mistakes.push(...checkMediaNames(media, mediaFiles), ...checkLetters(readable));
  return { mistakes, media, written, resolve: () => resolveAll(written as Written, facts) };
}

/** The files as they were when last read: of all of them, a couple changes one at a time. */
const lastRead = new Map<string, { text: string; source: Source }>();

function readOnce(file: string, text: string | Uint8Array): Source {
  const bytes = Buffer.from(text).toString('latin1');
  const last = lastRead.get(file);
  if (last?.text === bytes) return last.source;
  const source = readSource(file, text);
  lastRead.set(file, { text: bytes, source });
  return source;
}

function readSources(
  texts: ReadonlyMap<string, string | Uint8Array>,
  folder: string,
  mediaFiles: readonly string[],
): Map<FileName, Source> {
  return new Map(
    NAMES.flatMap((name) => {
      const text = texts.get(`${name}.yaml`);
      if (text === undefined) return [];
      const source = readOnce(`${folder}/${name}.yaml`, text);
      matchMediaNames(source, mediaFiles);
      return [[name, source] as const];
    }),
  );
}

/** The language that a site's file names, as far as it is one. */
function languageOf(site: unknown, fallback = 'en'): string {
  const code = isTree(site) ? languageCode.safeParse(site.language).data : undefined;
  return code ?? fallback;
}

/** Names of files that nobody reads, or that are missing; and whose content lies in one of a wrong name. */
function checkFileNames(names: readonly string[], folder: string): { mistakes: Mistake[]; misnamed: string[] } {
  const known = NAMES.map((name) => `${name}.yaml`);
  const mistake = (name: string, message: string) => mistakeIn(`${folder}/${name}`, message);
  const mistakes: Mistake[] = [];
  const misnamed: string[] = [];
  for (const name of names.filter((each) => !known.includes(each))) {
    // `Site.yaml`, `site.yml`, `site.yaml.txt`
    const meant = NAMES.find((each) => name.trim().toLowerCase().split('.')[0]?.trim() === each);
    if (meant === undefined || names.includes(`${meant}.yaml`)) {
      mistakes.push(mistake(name, `No page reads this file. ${suggestName(name, known, names)}`));
      continue;
    }
    misnamed.push(meant);
    const hidden = name.endsWith('.txt')
      ? ' Your computer may hide the ".txt": let it show the ends of file names.'
      : '';
    mistakes.push(mistake(name, `This file must be called "${meant}.yaml", exactly so. Rename it.${hidden}`));
  }
  for (const name of NEEDED_FILES.filter((each) => !names.includes(`${each}.yaml`) && !misnamed.includes(each)))
    mistakes.push(mistake(`${name}.yaml`, 'This file is missing. Put it back.'));
  return { mistakes, misnamed };
}

function suggestName(name: string, known: readonly string[], names: readonly string[]): string {
  const missing = known.filter((each) => !names.includes(each));
  const near = nearest(name, missing);
  return near === null ? 'Delete it, or move it out of this folder.' : `Did you mean "${near}"?`;
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
  if (source.data === null) return [source.mistakeAt([], explainEmpty(name))];
  const schema = schemas[name];
  const result = schema.safeParse(source.data);
  if (!result.success) {
    // A name that holds more than a name was read so because of a slip that YAML has nothing against.
    const isOdd = result.error.issues.some(
      (issue) => issue.code === 'unrecognized_keys' && issue.keys.some((key) => !/^[\w-]+$/.test(key)),
    );
    const cause = isOdd ? findCause(source.text) : null;
    return cause
      ? [{ file: source.file, severity: 'error', ...cause }]
      : explainIssues(source, result.error.issues, schema);
  }
  Object.assign(written, { [name]: result.data });
  return [];
}

function explainEmpty(name: FileName): string {
  const out = NEEDED_FILES.includes(name)
    ? ''
    : ' To leave its page out of the site, take the file out of this folder.';
  return `This file is empty. Put back what was in it.${out}`;
}

function checkRules(name: FileName, source: Source, written: Partial<Written>): Mistake[] {
  const own = written[name];
  // Each rule is asked with its own file: TypeScript cannot tie the two.
  const check = rules[name] as ((own: unknown, source: Source, all: Partial<Written>) => Mistake[]) | undefined;
  return own === undefined ? [] : (check?.(own, source, written) ?? []);
}
