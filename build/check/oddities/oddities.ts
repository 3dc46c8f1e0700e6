import type { FileContent, FileName, Written } from '../../../src/model/schema/schema.ts';
import { mistakeIn, type Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import type { Warn } from './warn.ts';
import { checkCards } from './odd-cards.ts';
import { checkCountdown, checkDeadline, checkEventDays, checkPast } from './odd-days.ts';
import { findGoal, checkZone } from './odd-zone.ts';
import { checkWords } from './odd-words.ts';

/** How many unused files a message names; it only counts the rest. */
const MOST_NAMED = 5;

/** What the search depends on besides the first language's files. */
export type Surroundings = {
  /** An ISO date. */
  today: string;
  /** The files that guests see, of every language. */
  allSources: readonly Source[];
  /** Lines that are still the sample couple's, as `file:line`; these are reported separately. */
  sample: ReadonlySet<string>;
  /** True once names, dates and addresses are no longer the sample's. */
  isPersonal: boolean;
  /** The media files in the folder and those in use; null while not all uses are known. */
  media: { present: readonly string[]; used: ReadonlySet<string>; folder: string } | null;
};

/** Finds what is valid but looks like a slip. @param sources the files that guests see in the first language */
export function findOddities(
  sources: ReadonlyMap<FileName, Source>,
  written: Partial<Written>,
  { today, allSources, sample, isPersonal, media }: Surroundings,
): Mistake[] {
  const search = <Name extends FileName>(name: Name, find: (own: FileContent[Name], warn: Warn) => Mistake[]) => {
    const source = sources.get(name);
    const own = written[name] as FileContent[Name] | undefined;
    if (!source || own === undefined) return [];
    return find(own, (message, at) => source.mistakeAt(at, message, { severity: 'warning' }));
  };
  const isNotSample = ({ file, line }: Pick<Mistake, 'file' | 'line'>) => !sample.has(`${file}:${line}`);
  const goal = findGoal(sources.get('map'), written.map, isNotSample);
  const weddingDate = written.site?.wedding.date;
  return [
    // `isNotSample` drops the sample's past date and example addresses, since sample lines are reported separately.
    ...search('site', (site, warn) => checkPast(site, today, warn)).filter(isNotSample),
    ...search('site', checkCountdown),
    ...search('site', (site, warn) => checkZone(site, goal, isPersonal, warn)),
    ...search('schedule', (schedule, warn) => (weddingDate ? checkEventDays(schedule, weddingDate, warn) : [])),
    ...search('reply', (reply, warn) => (weddingDate ? checkDeadline(reply, weddingDate, today, warn) : [])),
    ...search('story', checkCards),
    ...search('faq', checkQuestions),
    ...allSources.flatMap(checkWords).filter(isNotSample),
    ...allSources.flatMap(({ lostEnds }) => lostEnds),
    ...(media ? findUnused(media) : []),
  ];
}

function checkQuestions({ questions }: FileContent['faq'], warn: Warn): Mistake[] {
  const plain = questions.map(({ question }) => question.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return questions.flatMap(({ question }, index) => {
    const first = plain.indexOf(plain[index] ?? '');
    if (first === index) return [];
    return [
      warn(`"${question}" is asked twice, here and in question ${first + 1}. Delete one of them.`, [
        'questions',
        index,
        'question',
      ]),
    ];
  });
}

function findUnused({ present, used, folder }: NonNullable<Surroundings['media']>): Mistake[] {
  const unused = present.filter((name) => !used.has(name)).toSorted();
  const [first] = unused;
  if (first === undefined) return [];
  const rest = unused.length > MOST_NAMED ? ` and ${unused.length - MOST_NAMED} more` : '';
  const names = unused.slice(0, MOST_NAMED).join(', ') + rest;
  const message =
    unused.length === 1
      ? 'No page shows this file. Write its name where it belongs, or delete it.'
      : `No page shows these ${unused.length} files: ${names}. Write their names where they belong, or delete them.`;
  return [mistakeIn(`${folder}/${first}`, message, 'warning')];
}
