import type { Change, Path, Value } from '../../../protocol';
import { isEntry, valueAt, type Entry } from '../../../model/values';

/** The placeholder for a follow-up question. */
export const FOLLOW_UP = 'What would you like to know?';

/**
 * The lines of a follow-up question, which a question may have instead of an answer, with their initial texts. `checkFaq`
 * in `build/check/rules/rules.ts` requires all of them together.
 */
const FOLLOW_UP_LINES = {
  ask: FOLLOW_UP,
  yesLabel: 'Yes',
  noLabel: 'No',
  yes: 'New answer after “yes”',
  no: 'New answer after “no”',
} as const;

/** Whether a line belongs to a follow-up question. */
export const isFollowUpLine = (name: string) => name in FOLLOW_UP_LINES;

/** Whether a missing line cannot be added alone: the labels and answers of a follow-up question are added with `ask`. */
export function isCompanion(file: string, name: string, entry: Entry): boolean {
  return file === 'faq.yaml' && isFollowUpLine(name) && name !== 'ask' && !('ask' in entry);
}

/** Whether a line cannot be removed alone: a question's only answer, or a line that is removed with `ask`. */
export function isRequired(file: string, name: string, entry: Value): boolean {
  if (file !== 'faq.yaml' || !isEntry(entry)) return false;
  if (name === 'answer') return !Object.keys(entry).some(isFollowUpLine);
  return isFollowUpLine(name) && name !== 'ask' && 'ask' in entry;
}

/**
 * The changes that replace an answer with all lines of a follow-up question, or the reverse, since a question has only one
 * of the two. If the couple give no new words, their answer moves to or from `yes`. Null if setting the line at `path`, the
 * answer or one of those lines, replaces neither. Removing `ask` removes the follow-up question; `checkFaq` refuses the
 * removal of any other of its lines.
 */
export function swapAnswer(data: Value, path: Path, value: Value): Change[] | null {
  const holder = path.slice(0, -1);
  const name = String(path.at(-1));
  const question = valueAt(data, holder);
  if (!isEntry(question)) return null;
  const isAnswer = name === 'answer';
  const isAdded = value !== null && !(name in question);
  const isRemoved = value === null && name in question;
  const shouldAsk = isAdded && !isAnswer;
  const shouldAnswer = isAnswer ? isAdded : isRemoved && name === 'ask';
  if (!shouldAsk && !shouldAnswer) return null;
  const at = (key: string) => ({ file: 'faq.yaml', path: [...holder, key] });
  const wanted: Record<string, Value> = shouldAsk
    ? { ...FOLLOW_UP_LINES, yes: question['answer'] ?? FOLLOW_UP_LINES.yes, [name]: value }
    : { answer: isAnswer ? value : (question['yes'] ?? 'New answer') };
  const unwanted = Object.keys(question).filter((key) => (key === 'answer' || isFollowUpLine(key)) && !(key in wanted));
  return [
    ...unwanted.map((key): Change => ({ kind: 'set', at: at(key), was: question[key] ?? null, value: null })),
    ...Object.entries(wanted)
      // A question written by hand may have some of these lines.
      .filter(([key]) => !(key in question))
      .map(([key, words]): Change => ({ kind: 'set', at: at(key), was: null, value: words })),
  ];
}
