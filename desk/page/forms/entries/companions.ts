import type { Change, EditState, Form, Path, Value } from '../../../protocol';
import { daysBetween } from '../../../../src/model/dates/dates';
import { moveDay } from '../../../model/offers';
import { nameOfFile } from '../../../model/files-of-page';
import { nameOfList, singularOf } from '../../../model/names/field-names';
import { formAt } from '../../../model/form-at';
import { OF_THE_PICTURE } from '../../pictures/picture-step';
import { NEW } from './adding/new-entry';
import { isOfFollowUp, withAnswer } from './follow-up';
import { slugOf } from './adding/slug';
import { isEntry, setChange, textOf, valueAt } from '../../../model/values';

/**
 * The changes that set one line, and the lines that change with it. Some are valid only together, such as the wedding's
 * date and the countdown (`build/check/rules/rules.ts`). Saved one by one, they would be refused.
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
  const mayGo = (at: Path) => form !== undefined && (formAt(form, at)?.isOptional ?? false);
  const own = setChange(data, { file, path }, was, value, mayGo);
  if (isWeddingDay(file, path)) return [own, ...withCountdown(data, was, value)];
  if (['photo', 'video'].includes((form && formAt(form, path)?.control) ?? ''))
    return [own, ...withoutCrop(data, file, path)];
  const renamed = form && withShortName(data, form, file, path, was, value);
  if (renamed) return [own, renamed];
  if (file === 'faq.yaml' && path.length === 3 && (path[2] === 'answer' || isOfFollowUp(String(path[2])))) {
    const answering = withAnswer(data, path, value);
    if (answering) return answering;
  }
  return [own];
}

function isWeddingDay(file: string, path: Path): boolean {
  return file === 'site.yaml' && path.join('.') === 'wedding.date';
}

/** Moving the wedding earlier moves the countdown by as many days, since it must not end after the wedding. */
function withCountdown(data: Value, was: Value, value: Value): Change[] {
  const days = daysBetween(textOf(was), textOf(value));
  const at = { file: 'site.yaml', path: ['wedding', 'countdownTo'] };
  const before = valueAt(data, at.path);
  const moved = moveDay(before, days);
  return moved !== null && days < 0 ? [{ kind: 'set', at, was: before, value: moved }] : [];
}

/** Another picture drops the lines of the old one, as in `picture-step.ts`. */
function withoutCrop(data: Value, file: string, path: Path): Change[] {
  const parent = path.slice(0, -1);
  const entry = valueAt(data, parent);
  if (!isEntry(entry)) return [];
  return OF_THE_PICTURE.filter((line) => line in entry).map((line) => ({
    kind: 'set',
    at: { file, path: [...parent, line] },
    was: entry[line] ?? null,
    value: null,
  }));
}

/** A new entry’s short name follows its title once, when the title is first written. */
function withShortName(data: Value, form: Form, file: string, path: Path, was: Value, value: Value): Change | null {
  const parent = path.slice(0, -1);
  const entry = valueAt(data, parent);
  const listPath = parent.slice(0, -1);
  const list = valueAt(data, listPath);
  // Couples, too, write titles that start with “New”.
  if (was !== NEW + singularOf(nameOfList(listPath))) return null;
  if (typeof value !== 'string' || !Array.isArray(list) || !isEntry(entry)) return null;
  const lines = Object.entries(formAt(form, parent)?.lines ?? {});
  const name = lines.find(([, { control, isOptional }]) => control === 'name' && !isOptional)?.[0];
  const before = name === undefined ? '' : textOf(entry[name]);
  if (name === undefined || !before.startsWith(slugOf(was, []))) return null;
  const taken = list.flatMap((other) => (isEntry(other) ? [textOf(other[name])] : []));
  return { kind: 'set', at: { file, path: [...parent, name] }, was: before, value: slugOf(value, taken) };
}
