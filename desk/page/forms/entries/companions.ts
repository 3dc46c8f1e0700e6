import type { Change, EditState, Form, Path, Place, Value } from '../../../protocol';
import { daysBetween } from '../../../../src/model/dates/dates';
import { followDate } from '../../../model/cards';
import { moveDay } from '../../../model/offers';
import { languageOfFile, nameOfFile } from '../../../model/files-of-page';
import { nameOfList, singularOf } from '../../../model/names/field-names';
import { canBeLeftOut, formAt } from '../../../model/form-at';
import { changeLine, entryAt } from '../../pictures/picture-entry';
import { PICTURE_LINES } from '../../pictures/picture-step';
import { isNamedByCouple } from '../field/field-details';
import { NEW } from './adding/new-entry';
import { isFollowUpLine, swapAnswer } from './follow-up';
import { slugOf } from './adding/slug';
import { isEntry, setChange, textOf, valueAt } from '../../../model/values';

/**
 * The change that sets one line, and the changes to lines that must change with it: some lines, such as the wedding's
 * date and the countdown, would be refused if saved one by one (`build/check/rules/rules.ts`).
 */
export function changesOf(
  state: Pick<EditState, 'files' | 'forms'>,
  file: string,
  path: Path,
  was: Value,
  value: Value,
): Change[] {
  const data = state.files[file]?.data ?? null;
  const form = state.forms[nameOfFile(file)];
  const canRemove = (at: Path) => {
    const entry = form && formAt(form, at);
    // Other entries may refer to an entry by the name that the couple gave it, as ways do to their kind.
    return !!entry && canBeLeftOut(entry) && !isNamedByCouple(form, at);
  };
  const own = setChange(data, { file, path }, was, value, canRemove);
  if (isWeddingDay(file, path)) return [own, ...moveCountdown(data, was, value)];
  const control = form && formAt(form, path)?.control;
  if (control === 'photo' || control === 'video') return [own, ...removePictureLines(state, { file, path })];
  // A translated entry is found by its short name, which must stay.
  const renamed = form && languageOfFile(file) === null && remakeShortName(data, form, file, path, was, value);
  if (renamed) return [own, renamed];
  // A line of a question, such as `questions.0.answer`.
  if (file === 'faq.yaml' && path.length === 3 && (path[2] === 'answer' || isFollowUpLine(String(path[2])))) {
    const swap = swapAnswer(data, path, value);
    if (swap) return swap;
  }
  // A caption that is its card’s date changes with that date.
  return [own, ...followDate(data, { file, path }, was, value)];
}

function isWeddingDay(file: string, path: Path): boolean {
  return file === 'site.yaml' && path.join('.') === 'wedding.date';
}

/** For an earlier wedding date, moves the countdown by as many days, since it must not end after the wedding. */
function moveCountdown(data: Value, was: Value, value: Value): Change[] {
  const days = daysBetween(textOf(was), textOf(value));
  const at = { file: 'site.yaml', path: ['wedding', 'countdownTo'] };
  const before = valueAt(data, at.path);
  const moved = moveDay(before, days);
  return moved !== null && days < 0 ? [{ kind: 'set', at, was: before, value: moved }] : [];
}

/** Removes the lines that applied to the old picture, as `picture-step.ts` does. */
function removePictureLines(state: Pick<EditState, 'files' | 'forms'>, at: Place): Change[] {
  const entry = entryAt(state, at);
  return PICTURE_LINES.filter((line) => line in entry.lines).map((line) => changeLine(entry, line, null));
}

/**
 * The change that remakes a new entry’s short name when its title is first written; null otherwise, or if the couple
 * have already written a short name.
 */
function remakeShortName(data: Value, form: Form, file: string, path: Path, was: Value, value: Value): Change | null {
  const parent = path.slice(0, -1);
  const entry = valueAt(data, parent);
  const listPath = parent.slice(0, -1);
  const list = valueAt(data, listPath);
  // Compares the whole title, since couples may write titles that start with “New”, too.
  if (was !== NEW + singularOf(nameOfList(listPath))) return null;
  if (typeof value !== 'string' || !Array.isArray(list) || !isEntry(entry)) return null;
  const lines = Object.entries(formAt(form, parent)?.lines ?? {});
  const name = lines.find(([, { control, isOptional }]) => control === 'name' && !isOptional)?.[0];
  if (name === undefined) return null;
  const before = textOf(entry[name]);
  // The short name that the desk made from “New event” may end in a number.
  if (!before.startsWith(slugOf(was, []))) return null;
  const taken = list.flatMap((other) => (isEntry(other) ? [textOf(other[name])] : []));
  return { kind: 'set', at: { file, path: [...parent, name] }, was: before, value: slugOf(value, taken) };
}
