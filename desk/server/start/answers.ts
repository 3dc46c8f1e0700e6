import { readLanguages } from '../../../build/read/shipped-words.ts';
import { WORLD_NAMES } from '../../../src/model/worlds.ts';
import { day } from '../../../src/model/schema/schema-parts.ts';
import { findZones } from '../find-zones.ts';

/** What a new site needs to know. */
export type Answers = { names: string[]; date: string; place: string; language: string; world: string };

type Question = {
  name: keyof Answers;
  question: string;
  /** The answer if there is none. */
  usual: string;
  /** What is wrong with an answer; null if nothing is. */
  trouble: (answer: string) => string | null;
};

const oneOf = (known: readonly string[]) => (answer: string) =>
  known.includes(answer) ? null : `Choose one of ${known.join(', ')}.`;

/** The five questions, in order. */
export function listQuestions(): Question[] {
  const languages = [...readLanguages().keys()].toSorted();
  return [
    {
      name: 'names',
      question: 'Your first names, in the order they should be read',
      usual: 'Alex, Sam',
      trouble: (answer) => (namesIn(answer).length === 2 ? null : 'Write two names, like "Alex, Sam".'),
    },
    {
      name: 'date',
      question: 'The date of the wedding, as year-month-day',
      usual: `${new Date().getFullYear() + 1}-06-05`,
      trouble: (answer) => (day.safeParse(answer).success ? null : 'Write a date like 2027-05-01.'),
    },
    {
      name: 'place',
      question: 'The town',
      usual: 'Lisbon',
      trouble: (answer) =>
        findZones(answer).length > 0 ? null : 'This town is not in the list. Name a larger one nearby.',
    },
    { name: 'language', question: 'The language of the site', usual: 'en', trouble: oneOf(languages) },
    { name: 'world', question: 'What is drawn', usual: 'harbour', trouble: oneOf(WORLD_NAMES) },
  ];
}

/** The names in `Alex, Sam` or `Alex & Sam`. */
export function namesIn(answer: string): string[] {
  return answer
    .split(/[,&]/)
    .map((name) => name.trim())
    .filter(Boolean);
}
