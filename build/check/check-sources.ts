import { NEEDED_FILES, schemas, type FileName, type Written } from '../../src/model/schema/schema.ts';
import { hiddenIn } from '../../src/model/hidden.ts';
import { PAGES } from '../../src/model/pages.ts';
import { collectFacts } from '../read/content-facts.ts';
import { leaveOutHidden } from './leave-out-hidden.ts';
import { leaveOutUnseen } from './leave-out-unseen.ts';
import { checkMediaNames, findMediaUses } from '../read/media-names.ts';
import type { Mistake } from '../read/messages/mistake.ts';
import { checkReferences, resolveAll } from '../read/references.ts';
import { rules } from './rules/rules.ts';
import { checkLetters } from './texts/check-letters.ts';
import { checkLinks } from './texts/check-links.ts';
import { checkTexts } from './texts/check-texts.ts';
import type { Source } from '../read/yaml/source.ts';
import type { Sources } from './read-sources.ts';
import { validate } from './validate.ts';

/** The file that contains each group of facts. */
const GROUPS = [
  ['couple', 'site'],
  ['wedding', 'site'],
  ['places', 'places'],
  ['facts', 'places'],
  ['events', 'schedule'],
] as const satisfies [string, FileName][];

/**
 * Checks one language's complete files. Hidden files only provide facts; their mistakes do not count until the couple
 * shows them again.
 * @param folder the content folder, as mistakes show it.
 * @param misnamed content found in files with a wrong name.
 */
export function checkSources(
  sources: Sources,
  folder: string,
  mediaFiles: readonly string[],
  misnamed: readonly string[] = [],
) {
  const mistakes: Mistake[] = [];
  const written: Partial<Written> = {};
  const hidden = hiddenIn(sources.get('site')?.data);
  const isHidden = (name: FileName) => hidden.includes(name);
  for (const [name, source] of sources) mistakes.push(...validate(name, source, written));
  for (const [name, source] of sources) mistakes.push(...checkRules(name, source, written));

  const readable = [...sources].filter(([, { data }]) => data !== undefined);
  const facts = collectFacts(written);
  const pages = PAGES.map(({ id }) => id).filter((id) => sources.has(id) || misnamed.includes(id));
  const media = readable.flatMap(([, source]) => findMediaUses(source));
  // References to a broken file are not reported, since its own mistakes are. A hidden file reports none.
  const isBroken = (name: FileName) =>
    !isHidden(name) &&
    (written[name]
      ? mistakes.some(({ file, severity }) => severity === 'error' && file === sources.get(name)?.file)
      : sources.has(name) || NEEDED_FILES.includes(name) || misnamed.includes(name));
  const broken = new Set<string>(GROUPS.filter(([, file]) => isBroken(file)).map(([group]) => group));
  for (const [name, source] of readable)
    mistakes.push(
      ...checkLinks(source, schemas[name], facts, pages, hidden),
      ...checkTexts(source),
      ...checkReferences(source, facts, broken),
    );
  // `checkLetters` needs all files at once: its warning about an alphabet lists every place.
  const shown = readable.filter(([name]) => !isHidden(name));
  mistakes.push(...checkMediaNames(media, mediaFiles, `${folder}/media`), ...checkLetters(shown));
  const hiddenFiles = new Set([...sources].flatMap(([name, { file }]) => (isHidden(name) ? [file] : [])));
  return {
    mistakes: mistakes.filter(({ file }) => !hiddenFiles.has(file)),
    media: media.map((use) => Object.assign(use, { isHidden: hiddenFiles.has(use.source.file) })),
    written: Object.fromEntries(
      Object.entries(written).filter(([name]) => !isHidden(name as FileName)),
    ) as Partial<Written>,
    /** The content with hidden pages and parts. */
    resolveWhole: () => resolveAll(written as Written, facts),
    /** The content that guests see. */
    resolve: () => leaveOutUnseen(leaveOutHidden(resolveAll(written as Written, facts))),
  };
}

function checkRules(name: FileName, source: Source, written: Partial<Written>): Mistake[] {
  const own = written[name];
  // Each rule gets its own file's content; TypeScript cannot express that.
  const check = rules[name] as ((own: unknown, source: Source, all: Partial<Written>) => Mistake[]) | undefined;
  return own === undefined ? [] : (check?.(own, source, written) ?? []);
}
