import { NEEDED_FILES, schemas, type FileName, type Written } from '../../src/model/schema/schema.ts';
import { hiddenIn } from '../../src/model/hidden.ts';
import { PAGES } from '../../src/model/pages.ts';
import { collectFacts } from '../read/facts/content-facts.ts';
import { leaveOutHidden } from './leave-out-hidden.ts';
import { leaveOutUnseen } from './leave-out-unseen.ts';
import { checkMediaNames, findMediaUses } from '../read/media-names.ts';
import type { Mistake } from '../read/messages/mistake.ts';
import { checkReferences, resolveAll } from '../read/facts/references.ts';
import { rules } from './rules/rules.ts';
import { checkLetters } from './texts/check-letters.ts';
import { checkLinks } from './texts/check-links.ts';
import { checkTexts } from './texts/check-texts.ts';
import type { Source } from '../read/yaml/source.ts';
import type { Sources } from './read-sources.ts';
import { validate } from './validate.ts';

/** Groups of facts, each with the file that contains it. */
const FACT_GROUPS = [
  ['couple', 'site'],
  ['wedding', 'site'],
  ['places', 'places'],
  ['facts', 'places'],
  ['events', 'schedule'],
] as const satisfies [string, FileName][];

/**
 * Checks one language's files, whose gaps are already filled. Hidden files only provide facts: their own mistakes do
 * not count until the couple shows them again.
 * @param folder the content folder, as mistakes show it.
 * @param misnamed the files that exist only under a wrong name: `site` for `site.yml`.
 */
export function checkSources(
  sources: Sources,
  folder: string,
  mediaFiles: readonly string[],
  misnamed: readonly string[],
) {
  const mistakes: Mistake[] = [];
  const written: Partial<Written> = {};
  const hidden = hiddenIn(sources.get('site')?.data);
  const isHidden = (name: FileName) => hidden.includes(name);
  // First, `validate` adds every valid file to `written`, since rules compare files.
  for (const [name, source] of sources) mistakes.push(...validate(name, source, written));
  for (const [name, source] of sources) mistakes.push(...checkRules(name, source, written));

  const readable = [...sources].filter(([, { data }]) => data !== undefined);
  const facts = collectFacts(written);
  const pages = PAGES.map(({ id }) => id).filter((id) => sources.has(id) || misnamed.includes(id));
  const media = readable.flatMap(([, source]) => findMediaUses(source));
  // A broken file's own mistakes are reported, so references to it are not. A hidden file's own mistakes are dropped
  // below, so references to it are reported.
  const isBroken = (name: FileName) =>
    !isHidden(name) &&
    (written[name]
      ? mistakes.some(({ file, severity }) => severity === 'error' && file === sources.get(name)?.file)
      : sources.has(name) || NEEDED_FILES.includes(name) || misnamed.includes(name));
  const broken = new Set<string>(FACT_GROUPS.filter(([, file]) => isBroken(file)).map(([group]) => group));
  for (const [name, source] of readable)
    mistakes.push(
      ...checkLinks(source, schemas[name], facts, pages, hidden),
      ...checkTexts(source),
      ...checkReferences(source, facts, broken),
    );
  // `checkLetters` needs all files at once: its warning about a script, such as Arabic, lists every place.
  const shown = readable.filter(([name]) => !isHidden(name));
  mistakes.push(...checkMediaNames(media, mediaFiles, `${folder}/media`), ...checkLetters(shown));
  const hiddenFiles = new Set([...sources].flatMap(([name, { file }]) => (isHidden(name) ? [file] : [])));
  return {
    mistakes: mistakes.filter(({ file }) => !hiddenFiles.has(file)),
    media: media.map((use) => Object.assign(use, { isHidden: hiddenFiles.has(use.source.file) })),
    written: Object.fromEntries(
      Object.entries(written).filter(([name]) => !isHidden(name as FileName)),
    ) as Partial<Written>,
    /** The whole content, with references resolved. Call this, or `resolve`, only if there are no mistakes. */
    resolveWhole: () => resolveAll(written as Written, facts),
    /** The content that guests see, with references resolved. */
    resolve: () => leaveOutUnseen(leaveOutHidden(resolveAll(written as Written, facts))),
  };
}

function checkRules(name: FileName, source: Source, written: Partial<Written>): Mistake[] {
  const own = written[name];
  // TypeScript cannot see that `own` is the content of the same file as the rule.
  const check = rules[name] as ((own: unknown, source: Source, all: Partial<Written>) => Mistake[]) | undefined;
  return own === undefined ? [] : (check?.(own, source, written) ?? []);
}
