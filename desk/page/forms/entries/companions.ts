import { WORLD_OF_A_PICTURE } from '../../../../src/model/worlds';
import type { Change, EditState, Form, Path, Refused, Value } from '../../../protocol';
import { nameOfFile } from '../../../model/files-of-page';
import { formAt } from '../../../model/form-at';
import { NEW, slugOf } from './new-entry';
import { findOwn } from '../translation/translation';
import { isEntry, isSame, setChange, textOf, valueAt } from '../../../model/values';

/*
 * Lines that the rules of the content let change only together: see `build/check/rules/rules.ts`. Asked for one after the other,
 * each alone would be refused.
 */

type Known = Pick<EditState, 'files' | 'forms' | 'coverPhoto'>;

/** How a question that asks back begins. */
export const QUESTION_BACK = 'What would you like to know?';

/** What a question that asks back has in place of an answer. */
const ASKING_BACK = {
  ask: QUESTION_BACK,
  yesLabel: 'Yes',
  noLabel: 'No',
  yes: 'New answer after “yes”',
  no: 'New answer after “no”',
} as const;

/** Everything that changes with one line. */
export function changesOf(state: Known, file: string, path: Path, was: Value, value: Value): Change[] {
  const data = state.files[file]?.data ?? null;
  const form = state.forms[nameOfFile(file)];
  const mayGo = (at: Path) => form !== undefined && at.length > 0 && (formAt(form, at)?.isOptional ?? false);
  const own = setChange(data, { file, path }, was, value, mayGo);
  if (isWorld(file, path)) return [own, ...withWorld(state, value)];
  const renamed = form && withShortName(data, form, file, path, was, value);
  if (renamed) return [own, renamed];
  if (file === 'faq.yaml' && path.length === 3 && (path[2] === 'answer' || String(path[2]) in ASKING_BACK)) {
    const answering = withAnswer(state, data, path, value);
    if (answering) return answering;
  }
  return [own];
}

/** Whether a line is added with another that stands for both: with the question back its answers, with the world its cover. */
export function isCompanion(file: string, name: string): boolean {
  return (file === 'faq.yaml' && name in ASKING_BACK && name !== 'ask') || (file === 'site.yaml' && name === 'cover');
}

/** Why a value cannot be chosen yet; null where it can. */
export function refusalOf(state: Known, file: string, path: Path, value: Value): Refused | null {
  if (!isWorld(file, path) || value !== WORLD_OF_A_PICTURE || coverIn(state) !== null || state.coverPhoto !== null)
    return null;
  return {
    status: 'refused',
    message:
      'This world is made of a photo. Add a wide one, at least 1,000 pixels each way, to Our Story, then choose this again. You can change the photo afterwards.',
  };
}

function isWorld(file: string, path: Path): boolean {
  return file === 'site.yaml' && path.length === 1 && path[0] === 'world';
}

function coverIn({ files }: Known): Value {
  return valueAt(files['site.yaml']?.data, ['cover']);
}

/** The world of a photo gets a cover from the story. Any other gives that back; a cover that the couple chose stays in the file. */
function withWorld(state: Known, world: Value): Change[] {
  const cover = coverIn(state);
  const suggested = state.coverPhoto === null ? null : { photo: state.coverPhoto };
  const [was, value] = world === WORLD_OF_A_PICTURE ? [null, suggested] : [suggested, null];
  if (suggested === null || !isSame(cover, was)) return [];
  return [{ kind: 'set', at: { file: 'site.yaml', path: ['cover'] }, was, value }];
}

/** The short name that a new entry was given after its title goes with it, the first time. */
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

/** A question has an answer, or asks back with all that belongs to it. Null where nothing else changes. */
function withAnswer(state: Known, data: Value, path: Path, value: Value): Change[] | null {
  const holder = path.slice(0, -1);
  const name = String(path[2]);
  const question = valueAt(data, holder);
  if (!isEntry(question)) return null;
  const asks = 'ask' in question;
  const isAdded = value !== null && !(name in question);
  const isTaken = value === null && name in question;
  const willAsk = isAdded && name !== 'answer';
  if (!(isAdded || isTaken) || (isTaken && name === 'answer') || (willAsk && asks)) return null;
  if (isAdded && name === 'answer' && !asks) return null;
  const at = (key: string) => ({ file: 'faq.yaml', path: [...holder, key] });
  const wanted: Record<string, Value> = willAsk
    ? { ...ASKING_BACK, [name]: value }
    : { answer: name === 'answer' ? value : 'New answer' };
  const gone = Object.keys(question).filter((key) => (key === 'answer' || key in ASKING_BACK) && !(key in wanted));
  // What a second language says of these lines would stand beside the others.
  const said = Object.entries(state.files).flatMap(([file, { data: own }]) =>
    file.endsWith('/faq.yaml')
      ? gone.flatMap((key): Change[] => {
          const ownPath = findOwn(own, data, [...holder, key]);
          return ownPath ? [{ kind: 'set', at: { file, path: ownPath }, was: valueAt(own, ownPath), value: null }] : [];
        })
      : [],
  );
  return [
    ...said,
    ...gone.map((key): Change => ({ kind: 'set', at: at(key), was: question[key] ?? null, value: null })),
    ...Object.entries(wanted).map(([key, one]): Change => ({ kind: 'set', at: at(key), was: null, value: one })),
  ];
}
