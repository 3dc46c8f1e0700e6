import type { Content } from '../../../build/read/checked-content.ts';
import { collectFacts } from '../../../build/read/facts/content-facts.ts';
import { ALSO_IN, type Mistake } from '../../../build/read/messages/mistake.ts';
import { keyOfPlace } from '../../model/origins/marks.ts';
import type { EditState, Sample, Finding } from '../../protocol.ts';
import { languageOfFile, nameOfFile } from '../../model/files-of-page.ts';
import { measureProgress } from './progress.ts';
import { spotOfNote } from './find-spot.ts';
import { createLocator, nameIn } from './locator.ts';

type Findings = Pick<EditState, 'mistakes' | 'warnings' | 'samples' | 'progress' | 'isAllSample'>;

/** The files that guests need most, the most valuable first; the others follow in the order in which they are read. */
const MOST_NEEDED = ['site', 'schedule', 'places', 'travel', 'map', 'story', 'party'];

/** Added to a translation's rank: more than any rank in the first language. */
const AFTER_FIRST_LANGUAGE = 100;

/** Lists the findings of `npm run check`, each with the place of its value. */
export function listFindings(content: Content, folder: string): Findings {
  const { names, spotsIn, locate } = createLocator(content, folder);
  const facts = content.facts.map(({ path, file, ...fact }) => ({
    ...fact,
    // The type of a fact's path also allows symbols, but no fact has one.
    at: { file: nameIn(folder, file), path: path.map((part) => (typeof part === 'number' ? part : String(part))) },
  }));
  const sampleFacts = facts
    .filter(({ isSample }) => isSample)
    .map(({ at, line, text }): Sample => ({ at, line, text }));
  const samplePlaces = new Set(sampleFacts.map(({ at }) => keyOfPlace(at)));
  // A sample fact that also has a note counts once.
  const notes = content.notes
    .map(({ file, line, text }): Sample => {
      const path = spotOfNote(spotsIn(file), line)?.path ?? [];
      return { at: { file: nameIn(folder, file), path }, line, text };
    })
    .filter(({ at }) => !samplePlaces.has(keyOfPlace(at)));
  const rank = ({ at: { file } }: Sample) => {
    const index = MOST_NEEDED.indexOf(nameOfFile(file));
    return (index < 0 ? MOST_NEEDED.length : index) + (languageOfFile(file) === null ? 0 : AFTER_FIRST_LANGUAGE);
  };
  const samples = [...sampleFacts, ...notes].toSorted(
    (a, b) => rank(a) - rank(b) || names.indexOf(a.at.file) - names.indexOf(b.at.file) || a.line - b.line,
  );
  return {
    mistakes: content.mistakes.map(locate),
    warnings: content.warnings.map(locate),
    samples,
    progress: measureProgress(names, [...facts, ...notes], samples),
    isAllSample: facts.length > 0 && facts.every(({ isSample }) => isSample),
  };
}

type BeforeAndAfter = { before: Content; after: Content };

/**
 * Describes a mistake that a step would add to the content. If the step removes a fact that texts refer to, the
 * message says so instead of suggesting other facts.
 */
export function describeMistake(mistake: Mistake, { before, after }: BeforeAndAfter, folder: string): Finding {
  const found = createLocator(after, folder).locate(mistake);
  const { lacks } = mistake;
  if (lacks === undefined || !collectFacts(before.whole ?? {}).has(lacks)) return found;
  const [, ...otherPlaces] = mistake.message.split(ALSO_IN);
  const message = `Texts of your site use “{{${lacks}}}”, which would be empty. Change them first.`;
  return { ...found, message: [message, ...otherPlaces].join(ALSO_IN), isElsewhere: true };
}
