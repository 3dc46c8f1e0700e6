import type { Change, EditState, Form, Path, Value } from '../../../protocol';
import { daysBetween } from '../../../../src/model/dates';
import { moveDay } from '../../../model/offers';
import { nameOfFile } from '../../../model/files-of-page';
import { formAt } from '../../../model/form-at';
import { NEW, slugOf } from './new-entry';
import { findOwn } from '../translation/translation';
import { isEntry, setChange, textOf, valueAt } from '../../../model/values';

/*
 * Lines that are valid only together, see `build/check/rules.ts`. Saved one by one, each would be refused.
 */

type Known = Pick<EditState, 'files' | 'forms'>;

/** The first words of a new question back. */
export const QUESTION_BACK = 'What would you like to know?';

/** The lines of a question that asks back instead of an answer. */
const ASKING_BACK = {
  ask: QUESTION_BACK,
  yesLabel: 'Yes',
  noLabel: 'No',
  yes: 'New answer after “yes”',
  no: 'New answer after “no”',
} as const;

/** The changes that one line’s change brings with it. */
export function changesOf(state: Known, file: string, path: Path, was: Value, value: Value): Change[] {
  const data = state.files[file]?.data ?? null;
  const form = state.forms[nameOfFile(file)];
  const mayGo = (at: Path) => form !== undefined && at.length > 0 && (formAt(form, at)?.isOptional ?? false);
  const own = setChange(data, { file, path }, was, value, mayGo);
  if (isWeddingDay(file, path)) return [own, ...withCountdown(data, was, value)];
  const renamed = form && withShortName(data, form, file, path, was, value);
  if (renamed) return [own, renamed];
  if (file === 'faq.yaml' && path.length === 3 && (path[2] === 'answer' || String(path[2]) in ASKING_BACK)) {
    const answering = withAnswer(state, data, path, value);
    if (answering) return answering;
  }
  return [own];
}

/** Whether a line is only added with another: answers with their question back. */
export function isCompanion(file: string, name: string): boolean {
  return file === 'faq.yaml' && name in ASKING_BACK && name !== 'ask';
}

function isWeddingDay(file: string, path: Path): boolean {
  return file === 'site.yaml' && path.join('.') === 'wedding.date';
}

/** An earlier wedding takes the countdown along, which must not end after it. */
function withCountdown(data: Value, was: Value, value: Value): Change[] {
  const days = daysBetween(textOf(was), textOf(value));
  const at = { file: 'site.yaml', path: ['wedding', 'countdownTo'] };
  const before = valueAt(data, at.path);
  const moved = moveDay(before, days);
  return moved !== null && days < 0 ? [{ kind: 'set', at, was: before, value: moved }] : [];
}

/** A new entry’s short name follows its title once, when the title is first written. */
function withShortName(data: Value, form: Form, file: string, path: Path, was: Value, value: Value): Change | null {
  const parent = path.slice(0, -1);
  const entry = valueAt(data, parent);
  const list = valueAt(data, parent.slice(0, -1));
  if (typeof was !== 'string' || !was.startsWith(NEW) || typeof value !== 'string' || !Array.isArray(list)) return null;
  if (!isEntry(entry)) return null;
  const lines = Object.entries(formAt(form, parent)?.lines ?? {});
  const name = lines.find(([, { control, isOptional }]) => control === 'name' && !isOptional)?.[0];
  const before = name === undefined ? '' : textOf(entry[name]);
  if (name === undefined || !before.startsWith(slugOf(was, []))) return null;
  const taken = list.flatMap((other) => (isEntry(other) ? [textOf(other[name])] : []));
  return { kind: 'set', at: { file, path: [...parent, name] }, was: before, value: slugOf(value, taken) };
}

/** A question has either an answer or a question back with its lines. Null if nothing else changes. */
function withAnswer(state: Known, data: Value, path: Path, value: Value): Change[] | null {
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
    ? { ...ASKING_BACK, [name]: value }
    : { answer: name === 'answer' ? value : 'New answer' };
  const gone = Object.keys(question).filter((key) => (key === 'answer' || key in ASKING_BACK) && !(key in wanted));
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
