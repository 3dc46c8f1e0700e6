import { NEEDED_FILES, schemas, type FileName, type Written } from '../../src/content/schema.ts';
import { PAGES } from '../../src/site/pages.ts';
import { didYouMean } from './did-you-mean.ts';
import { explainIssue } from './explain.ts';
import { collectFacts } from './facts.ts';
import { checkLetters } from './letters.ts';
import { checkLinks } from './links.ts';
import { checkMediaNames, findMediaUses, type MediaUse } from './media-files.ts';
import type { Mistake } from './mistake.ts';
import { checkReferences, resolveAll } from './references.ts';
import { rules } from './rules.ts';
import { checkSampleMarks, listSamples, type Sample } from './samples.ts';
import { readSource, type Source } from './source.ts';

/** The content after its check. */
export type Content = {
  /** With references resolved; null while there are mistakes. */
  written: Written | null;
  mistakes: Mistake[];
  warnings: Mistake[];
  samples: Sample[];
  media: MediaUse[];
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
  texts: ReadonlyMap<string, string>,
  mediaFiles: readonly string[],
  folder = 'src/content',
): Content {
  const found: Mistake[] = checkFileNames([...texts.keys()], folder);
  const sources = NAMES.flatMap((name) => {
    const text = texts.get(`${name}.yaml`);
    return text === undefined ? [] : [[name, readSource(`${folder}/${name}.yaml`, text)] as const];
  });
  const written: Partial<Written> = {};
  for (const [name, source] of sources) found.push(...source.mistakes, ...validate(name, source, written));
  for (const [name, source] of sources) found.push(...checkRules(name, source, written));

  const readable = sources.map(([, source]) => source).filter(({ data }) => data !== undefined);
  const facts = collectFacts(written);
  const pages = PAGES.map(({ id }) => id).filter((id) => texts.has(`${id}.yaml`));
  const media = readable.flatMap(findMediaUses);
  // A file that is broken has no facts to give: what refers to it is not at fault.
  const groups = new Set(GROUPS.filter(([, file]) => written[file] || isLeftOut(file, texts)).map(([group]) => group));
  for (const source of readable)
    found.push(
      ...checkLinks(source, facts, pages),
      ...checkSampleMarks(source),
      ...checkReferences(source, facts, groups),
    );
  found.push(...checkMediaNames(media, mediaFiles), ...checkLetters(readable));

  const mistakes = found.filter(({ severity }) => severity === 'error');
  return {
    written: mistakes.length === 0 ? resolveAll(written as Written, facts) : null,
    mistakes,
    warnings: found.filter(({ severity }) => severity === 'warning'),
    samples: sources.flatMap(([, source]) => listSamples(source)),
    media,
  };
}

/** Left out on purpose: a page's file that is not there. */
function isLeftOut(file: FileName, texts: ReadonlyMap<string, string>): boolean {
  return !texts.has(`${file}.yaml`) && !NEEDED_FILES.includes(file);
}

function checkFileNames(names: readonly string[], folder: string): Mistake[] {
  const known = NAMES.map((name) => `${name}.yaml`);
  const mistake = (name: string, message: string): Mistake => ({
    file: `${folder}/${name}`,
    line: 1,
    column: 1,
    message,
    severity: 'error',
  });
  return [
    ...NEEDED_FILES.map((name) => `${name}.yaml`)
      .filter((name) => !names.includes(name))
      .map((name) => mistake(name, 'This file is missing. Put it back.')),
    ...names
      .filter((name) => !known.includes(name))
      .map((name) => mistake(name, `No page reads this file. ${didYouMean(name, known)}`)),
  ];
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
