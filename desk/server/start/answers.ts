import { readLanguages } from '../../../build/read/languages/shipped-words.ts';
import { WORLD_NAMES } from '../../../src/model/worlds.ts';
import { day } from '../../../src/model/schema/schema-parts.ts';
import type { Question, QuestionName, Refused } from '../../protocol.ts';
import { findZones } from '../find-zones.ts';

/** The couple's answers, from which a new site is written. */
export type Answers = Record<Exclude<QuestionName, 'names'>, string> & { names: string[] };

type CheckedQuestion = Question & {
  /** Why an answer is wrong, or null. */
  faultOf: (answer: string) => string | null;
};

/** Makes a question with a few possible answers. */
const oneOf = (name: QuestionName, question: string, usual: string, choices: readonly string[]): CheckedQuestion => ({
  name,
  question,
  usual,
  choices,
  faultOf: (answer) => (choices.includes(answer) ? null : `Choose one of ${choices.join(', ')}.`),
});

/** The five questions, in order. */
export function listQuestions(): CheckedQuestion[] {
  return [
    {
      name: 'names',
      question: 'Your first names, in the order they should be read',
      usual: 'Alex, Sam',
      faultOf: (answer) => (namesIn(answer).length === 2 ? null : 'Write two names, like "Alex, Sam".'),
    },
    {
      name: 'date',
      question: 'The date of the wedding',
      usual: `${new Date().getFullYear() + 1}-06-05`,
      faultOf: (answer) => (day.safeParse(answer).success ? null : 'Write a date like 2027-05-01.'),
    },
    {
      name: 'place',
      question: 'The town of the wedding',
      usual: 'Lisbon',
      faultOf: (answer) =>
        findZones(answer).length > 0
          ? null
          : 'This town is not in the list. Add its country in English, like "Bled, Slovenia".',
    },
    oneOf('language', 'The language of the site', 'en', [...readLanguages().keys()].toSorted()),
    oneOf('world', 'The drawings around your words', 'harbour', WORLD_NAMES),
  ];
}

/** Reads the answers; refuses the first wrong one. */
export function readAnswers(given: Partial<Record<QuestionName, string>>): Answers | Refused {
  const trimmed: typeof given = Object.fromEntries(
    Object.entries(given).map(([name, answer]) => [name, answer.trim()]),
  );
  for (const { name, faultOf } of listQuestions()) {
    const message = faultOf(trimmed[name] ?? '');
    if (message !== null) return { status: 'refused', message, question: name };
  }
  const { names = '', date = '', place = '', language = '', world = '' } = trimmed;
  return { names: namesIn(names), date, place, language, world };
}

/** Splits names at commas, `&` and `+`, and at the word for “and” in any shipped language. */
export function namesIn(answer: string): string[] {
  return answer
    .split(/[,&+]|\s(?:and|und|y|et|ed?|та|і|й)\s/)
    .map((name) => name.trim())
    .filter(Boolean);
}
