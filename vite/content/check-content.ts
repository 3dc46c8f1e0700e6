import { NEEDED_FILES, schemas, type FileName, type Written } from '../../src/content/schema.ts';
import { PAGES } from '../../src/site/pages.ts';
import { findCause } from './causes.ts';
import { nearest } from './did-you-mean.ts';
import { explainIssues } from './explain.ts';
import { collectFacts } from './facts.ts';
import { checkLinks } from './links.ts';
import { checkMediaNames, findMediaUses, matchMediaNames, type MediaUse } from './media-files.ts';
import { joinCauses, type Mistake } from './mistake.ts';
import { findOddities } from './oddities.ts';
import { checkReferences, resolveAll } from './references.ts';
import { rules } from './rules.ts';
import { listFacts, listNotes, listOurs, type Fact, type Note } from './samples.ts';
import { readSource, type Source } from './source.ts';
import { checkTexts } from './texts.ts';

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
};

/** What is known beside the texts. */
export type Known = {
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
 * @param folder is where they lie, as mistakes name it.
 */
export function checkContent(
  texts: ReadonlyMap<string, string | Uint8Array>,
  mediaFiles: readonly string[],
  folder = 'src/content',
  { today = new Date().toISOString().slice(0, 10), sampleMedia = new Set() }: Known = {},
): Content {
  const names = checkFileNames([...texts.keys()], folder);
  const found: Mistake[] = names.mistakes;
  const sources = NAMES.flatMap((name) => {
    const text = texts.get(`${name}.yaml`);
    return text === undefined ? [] : [[name, readSource(`${folder}/${name}.yaml`, text)] as const];
  });
  const written: Partial<Written> = {};
  for (const [name, source] of sources) {
    matchMediaNames(source, mediaFiles);
    found.push(...source.mistakes, ...validate(name, source, written));
  }
  for (const [name, source] of sources) found.push(...checkRules(name, source, written));

  const readable = sources.map(([, source]) => source).filter(({ data }) => data !== undefined);
  const facts = collectFacts(written);
  const pages = PAGES.map(({ id }) => id).filter((id) => texts.has(`${id}.yaml`) || names.misnamed.includes(id));
  const media = readable.flatMap(findMediaUses);
  // A file that is broken has no facts to give: what refers to it is not at fault.
  const isWhole = (name: FileName) =>
    written[name]
      ? !found.some(({ file, severity }) => severity === 'error' && file === `${folder}/${name}.yaml`)
      : !texts.has(`${name}.yaml`) && !NEEDED_FILES.includes(name) && !names.misnamed.includes(name);
  const groups = new Set(GROUPS.filter(([, file]) => isWhole(file)).map(([group]) => group));
  for (const source of readable)
    found.push(...checkLinks(source, facts, pages), ...checkTexts(source), ...checkReferences(source, facts, groups));
  found.push(...checkMediaNames(media, mediaFiles));

  const mistakes = joinCauses(found.filter(({ severity }) => severity === 'error'));
  const known = new Map(sources.filter(([, { data }]) => data !== undefined));
  const all = [...known].flatMap(([name, source]) => listFacts(name, source, sampleMedia));
  const used = new Set(media.map(({ name }) => name));
  const odd = findOddities(known, written, {
    today,
    sample: new Set(all.filter(({ isSample }) => isSample).map(({ file, line }) => `${file}:${line}`)),
    isMoved: !all.some(({ isSample, path }) => isSample && /^(names|address|date)$/.test(String(path.at(-1)))),
    media: mistakes.length === 0 ? { present: mediaFiles, used, folder: `${folder}/media` } : null,
  });
  // A line with a mistake may look odd for that; one that the couple have noted as theirs they have looked at.
  const settled = new Set([...known.values()].flatMap(listOurs));
  for (const { file, line } of mistakes) settled.add(`${file}:${line}`);
  const warnings = [...found.filter(({ severity }) => severity === 'warning'), ...odd].filter(
    ({ file, line }) => !settled.has(`${file}:${line}`),
  );
  return {
    written: mistakes.length === 0 ? resolveAll(written as Written, facts) : null,
    mistakes,
    warnings,
    facts: all,
    notes: sources.flatMap(([, source]) => listNotes(source)),
    media,
    sources: Object.fromEntries(sources),
  };
}

/** Names of files that nobody reads, or that are missing; and whose content lies in one of a wrong name. */
function checkFileNames(names: readonly string[], folder: string): { mistakes: Mistake[]; misnamed: string[] } {
  const known = NAMES.map((name) => `${name}.yaml`);
  const mistake = (name: string, message: string): Mistake => ({
    file: `${folder}/${name}`,
    line: 1,
    column: 1,
    message,
    severity: 'error',
  });
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
