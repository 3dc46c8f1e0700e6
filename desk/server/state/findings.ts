import type { Content } from '../../../build/read/checked-content.ts';
import { collectFacts } from '../../../build/read/content-facts.ts';
import { ALSO_IN, type Mistake } from '../../../build/read/messages/mistake.ts';
import { keyOfPlace } from '../../model/origins/marks.ts';
import type { EditState, Sample, Finding } from '../../protocol.ts';
import { firstOf, nameOfFile } from '../../model/files-of-page.ts';
import { measureProgress } from './progress.ts';
import { spotOfNote } from './find-spot.ts';
import { openFindings, nameIn } from './open-findings.ts';

type Findings = Pick<EditState, 'mistakes' | 'warnings' | 'samples' | 'progress' | 'isAllSample'>;

/** What guests need most comes first; the rest follows in its usual order. */
const BY_VALUE = ['site', 'schedule', 'places', 'travel', 'map', 'story', 'party'];

/** More than any rank in the first language, so that translations follow. */
const AFTER_FIRST_LANGUAGE = 100;

/** Lists the findings of `npm run check`, each with the place of its value. */
export function listFindings(content: Content, folder: string): Findings {
  const { files, spotsIn, locate } = openFindings(content, folder);
  const facts = content.facts.map(({ path, file, ...fact }) => ({
    ...fact,
    at: { file: nameIn(folder, file), path: path.map((part) => (typeof part === 'number' ? part : String(part))) },
  }));
  const samples = facts.filter(({ isSample }) => isSample).map(({ at, line, text }): Sample => ({ at, line, text }));
  const known = new Set(samples.map(({ at }) => keyOfPlace(at)));
  // A sample fact that also has a note counts once.
  const notes = content.notes
    .map(({ file, line, text }): Sample => {
      const path = spotOfNote(spotsIn(file), line)?.path ?? [];
      return { at: { file: nameIn(folder, file), path }, line, text };
    })
    .filter(({ at }) => !known.has(keyOfPlace(at)));
  const rank = ({ at: { file } }: Sample) => {
    const value = BY_VALUE.indexOf(nameOfFile(file));
    return (value < 0 ? BY_VALUE.length : value) + (file === firstOf(file) ? 0 : AFTER_FIRST_LANGUAGE);
  };
  const left = [...samples, ...notes].toSorted(
    (a, b) => rank(a) - rank(b) || files.indexOf(a.at.file) - files.indexOf(b.at.file) || a.line - b.line,
  );
  return {
    mistakes: content.mistakes.map(locate),
    warnings: content.warnings.map(locate),
    samples: left,
    progress: measureProgress(files, [...facts, ...notes], left),
    isAllSample: facts.length > 0 && facts.every(({ isSample }) => isSample),
  };
}

/** The content before and after a step. */
type Step = { before: Content; after: Content };

/**
 * Describes a mistake that a step would add. If the step removes a fact that other words use, the message says so instead of
 * suggesting other facts.
 */
export function describeMistake(mistake: Mistake, { before, after }: Step, folder: string): Finding {
  const found = openFindings(after, folder).locate(mistake);
  const { lacks } = mistake;
  if (lacks === undefined || !collectFacts(before.whole ?? {}).has(lacks)) return found;
  const [, ...others] = mistake.message.split(ALSO_IN);
  const message = `Texts of your site use “{{${lacks}}}”, which would be empty. Change them first.`;
  return { ...found, message: [message, ...others].join(ALSO_IN), isElsewhere: true };
}
