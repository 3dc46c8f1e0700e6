import { NEEDED_FILES, schemas, type FileName, type Written } from '../../src/model/schema.ts';
import { languageCode } from '../../src/model/schema-parts.ts';
import { PAGES } from '../../src/model/pages.ts';
import { findCause } from '../read/messages/causes.ts';
import { didYouMean, nearest } from '../read/messages/did-you-mean.ts';
import { explainIssues } from '../read/messages/explain.ts';
import { collectFacts } from '../read/content-facts.ts';
import { findLanguage, readLanguages } from '../read/shipped-words.ts';
import { translate, withDefaults, withLines } from '../read/layers.ts';
import { leaveOutUnseen } from './leave-out-unseen.ts';
import { checkLetters } from './texts/check-letters.ts';
import { checkLinks } from './texts/check-links.ts';
import { checkMediaNames, findMediaUses, matchMediaNames } from '../read/media-names.ts';
import { joinCauses, withoutRepeats, type Mistake } from '../read/messages/mistake.ts';
import { findOddities } from './oddities/oddities.ts';
import { checkReferences, resolveAll } from '../read/references.ts';
import { rules } from './rules/rules.ts';
import { listFacts, listNotes, listOurs } from './sample/samples.ts';
import { readSource, type Source } from '../read/source.ts';
import { isTree } from '../read/walk.ts';
import { checkTexts } from './texts/check-texts.ts';
import { listUntranslated } from './untranslated.ts';
import type { Content, Untranslated } from '../read/checked-content.ts';

/** What the check knows apart from the files' texts. */
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
 * Checks a couple's whole content and reports all mistakes at once. Pure: texts in, findings out.
 * @param texts by file name; a second language's files as `es/story.yaml`.
 * @param folder the content folder, as mistakes show it.
 */
export function checkContent(
  texts: ReadonlyMap<string, string | Uint8Array>,
  mediaFiles: readonly string[],
  folder = 'content',
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

  const mistakes = joinCauses(withoutRepeats(found.filter(({ severity }) => severity === 'error')));
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
  // No warnings for lines that already have a mistake, or that the couple marked "# ours".
  const settled = new Set(written.flatMap((files) => [...files.values()].flatMap(listOurs)));
  for (const { file, line } of mistakes) settled.add(`${file}:${line}`);
  return {
    written: isSound ? checked.resolve() : null,
    mistakes,
    warnings: withoutRepeats([...found.filter(({ severity }) => severity === 'warning'), ...odd]).filter(
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
  /** With the built-in words. */
  complete: Sources;
  mediaFiles: readonly string[];
  languages: ReadonlyMap<string, string>;
};

/** Lays a second language's folder over the first one's. Reports only its own mistakes. */
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
      mistakes.push(site.mistakeAt(['language'], `This folder's language is ${code}. Delete the line.`));
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

/** Checks one language's complete files. @param misnamed content found in files with a wrong name. */
function checkSources(sources: Sources, mediaFiles: readonly string[], misnamed: readonly string[] = []) {
  const mistakes: Mistake[] = [];
  const written: Partial<Written> = {};
  for (const [name, source] of sources) mistakes.push(...validate(name, source, written));
  for (const [name, source] of sources) mistakes.push(...checkRules(name, source, written));

  const readable = [...sources.values()].filter(({ data }) => data !== undefined);
  const facts = collectFacts(written);
  const pages = PAGES.map(({ id }) => id).filter((id) => sources.has(id) || misnamed.includes(id));
  const media = readable.flatMap(findMediaUses);
  // A broken file provides no facts, so references to it are not mistakes.
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
  return { mistakes, media, written, resolve: () => leaveOutUnseen(resolveAll(written as Written, facts)) };
}

/** The last reading of each file: a couple changes one file at a time. */
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

/** The language code in `site.yaml`, if it is valid. */
function languageOf(site: unknown, fallback = 'en'): string {
  const code = isTree(site) ? languageCode.safeParse(site.language).data : undefined;
  return code ?? fallback;
}

/** Reports unknown and missing files, and which files have a wrong name. */
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
    const hidden = name.endsWith('.txt') ? ' Your computer may hide the ".txt": let it show file name extensions.' : '';
    mistakes.push(mistake(name, `This file must be called exactly "${meant}.yaml". Rename it.${hidden}`));
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

/** A second language may only have files that the first one has. */
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
    // A key with odd characters comes from a slip that is still valid YAML.
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
  const out = NEEDED_FILES.includes(name) ? '' : ' To remove its page from the site, move the file out of this folder.';
  return `This file is empty. Put its content back.${out}`;
}

function checkRules(name: FileName, source: Source, written: Partial<Written>): Mistake[] {
  const own = written[name];
  // Each rule gets its own file's content; TypeScript cannot express that.
  const check = rules[name] as ((own: unknown, source: Source, all: Partial<Written>) => Mistake[]) | undefined;
  return own === undefined ? [] : (check?.(own, source, written) ?? []);
}
