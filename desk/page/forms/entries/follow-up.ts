import type { Change, EditState, Path, Value } from '../../../protocol';
import { isEntry, valueAt } from '../../../model/values';
import { findOwn } from '../translation/find-own';

/** The first words of a new follow-up question. */
export const FOLLOW_UP = 'What would you like to know?';

/** The lines of a question that asks a follow-up question instead of giving an answer. */
const FOLLOW_UP_LINES = {
  ask: FOLLOW_UP,
  yesLabel: 'Yes',
  noLabel: 'No',
  yes: 'New answer after “yes”',
  no: 'New answer after “no”',
} as const;

/** Whether a line belongs to a follow-up question. */
export const isOfFollowUp = (name: string) => name in FOLLOW_UP_LINES;

/** Whether a line is only added with another: answers with their follow-up question. */
export function isCompanion(file: string, name: string): boolean {
  return file === 'faq.yaml' && name in FOLLOW_UP_LINES && name !== 'ask';
}

/** A question has either an answer or a follow-up question with its lines. Null if nothing else changes. */
export function withAnswer(state: Pick<EditState, 'files'>, data: Value, path: Path, value: Value): Change[] | null {
  const holder = path.slice(0, -1);
  const name = String(path[2]);
  const question = valueAt(data, holder);
  if (!isEntry(question)) return null;
  const asks = 'ask' in question;
  const isAdded = value !== null && !(name in question);
  const isRemoved = value === null && name in question;
  const willAsk = isAdded && name !== 'answer';
  if (!(isAdded || isRemoved) || (isRemoved && name === 'answer') || (willAsk && asks)) return null;
  if (isAdded && name === 'answer' && !asks) return null;
  const at = (key: string) => ({ file: 'faq.yaml', path: [...holder, key] });
  const wanted: Record<string, Value> = willAsk
    ? { ...FOLLOW_UP_LINES, [name]: value }
    : { answer: name === 'answer' ? value : 'New answer' };
  const gone = Object.keys(question).filter((key) => (key === 'answer' || key in FOLLOW_UP_LINES) && !(key in wanted));
  // Their translations would otherwise remain.
  const translated = Object.entries(state.files).flatMap(([file, { data: own }]) =>
    file.endsWith('/faq.yaml')
      ? gone.flatMap((key): Change[] => {
          const ownPath = findOwn(own, data, [...holder, key]);
          return ownPath ? [{ kind: 'set', at: { file, path: ownPath }, was: valueAt(own, ownPath), value: null }] : [];
        })
      : [],
  );
  return [
    ...translated,
    ...gone.map((key): Change => ({ kind: 'set', at: at(key), was: question[key] ?? null, value: null })),
    ...Object.entries(wanted).map(([key, one]): Change => ({ kind: 'set', at: at(key), was: null, value: one })),
  ];
}
