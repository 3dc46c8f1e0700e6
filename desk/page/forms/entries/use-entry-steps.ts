import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { formAt } from '../../../model/form-at';
import { nameOfList, singularOf } from '../../../model/names/field-names';
import { nameOfPlace, titleOf } from '../../../model/names/place-names';
import { valueAt } from '../../../model/values';
import type { Change, Form, Path, Value } from '../../../protocol';
import { announce, stateNow } from '../../state/desk-store';
import { followPath } from '../../state/follow-drafts';
import { watchFocus } from '../../ui/watch-focus';
import { choicesFor } from '../field/field-details';
import { useFile, useWrite } from '../file-context';
import { focusOn, type EntryPart, type Focus } from './focus-entry';
import { newEntry } from './adding/new-entry';
import { useRemove } from './use-remove';

/** Functions that add, remove and move the entries of a list. Each change is a step, and the focus follows. */
export function useEntrySteps(path: Path, values: readonly Value[], root: RefObject<HTMLElement | null>) {
  const { file, whole, form, state } = useFile();
  const { write, trouble } = useWrite();
  const removal = useRemove();
  const list = nameOfList(path);
  /** The order after a drop, until the drop is saved; ignored once other values arrive. */
  const [dropped, setDropped] = useState<{ values: readonly Value[]; order: number[] } | null>(null);
  const order = dropped?.values === values ? dropped.order : values.map((_, index) => index);

  /**
   * Writes a step.
   * @param describe what to announce once saved; false if nothing changed
   * @param next what gets the focus; `makeChanges` may set its index
   */
  const run = async (label: string, makeChanges: () => Change[], describe: () => string | false, next: Focus) => {
    const mayFocus = watchFocus();
    const message = (await write(() => ({ label, changes: makeChanges() }))) && describe();
    if (message === false) return;
    // The element must exist before it can take the focus.
    flushSync(() => announce(message));
    if (root.current && mayFocus()) focusOn(root.current, next);
  };
  /** An entry’s place and value after earlier steps. If it is gone, its old place and value, which cause a conflict. */
  const entryNow = (index: number) => {
    const wholeNow = stateNow().files[file]?.whole ?? null;
    const followed = followPath(whole, wholeNow, [...path, index]);
    const was = followed ? valueAt(wholeNow, followed) : (values[index] ?? null);
    return { at: { file, path: followed ?? [...path, index] }, was };
  };
  const item = formAt(form, path)?.item;
  // An event of the reply page is written as its short name.
  const choices = item ? choicesFor(item, state, path) : [];
  const nameAt = (index: number) =>
    choices.find(({ value }) => value === values[index])?.label ??
    titleOf(values[index] ?? null, state.facts) ??
    `${singularOf(list)} ${index + 1}`;

  /** @param onStart called with the new entry’s index, just before the entry is saved */
  const add = (item: Form, onStart: (index: number) => void) => {
    const next: Focus = { index: -1, on: 'inside' };
    const makeChanges = (): Change[] => {
      const stateAtTurn = stateNow();
      const wholeNow = stateAtTurn.files[file]?.whole ?? null;
      // Earlier steps may have moved or removed an entry around this list.
      const listPath = followPath(whole, wholeNow, path);
      if (!listPath) return [];
      const found = valueAt(wholeNow, listPath);
      const siblings = Array.isArray(found) ? found : [];
      const value = newEntry(item, { siblings, list, state: stateAtTurn });
      next.index = siblings.length;
      onStart(next.index);
      return found === null
        ? [{ kind: 'set', at: { file, path: listPath }, was: null, value: [value] }]
        : [{ kind: 'insert', at: { file, path: [...listPath, next.index] }, length: next.index, value }];
    };
    const label = `a new ${singularOf(list)}`;
    return run(label, makeChanges, () => next.index >= 0 && `Added ${label}.`, next);
  };
  const remove = (index: number) => {
    const name = nameAt(index);
    // The entry that takes its place, or else the new last one.
    const next: Focus = values.length > 1 ? { index: Math.min(index, values.length - 2), on: 'toggle' } : 'add';
    void removal.remove({
      at: { file, path: [...path, index] },
      label: `the removal of ${name}`,
      makeChanges: (now) => [{ kind: 'remove', at: now, was: valueAt(stateNow().files[file]?.whole, now.path) }],
      onDone: (mayFocus) => {
        flushSync(() => announce(`Removed ${name}. Use Undo to restore it.`));
        if (root.current && mayFocus) focusOn(root.current, next);
      },
    });
  };
  /**
   * @param indexAfter computes the new index from the index at the time of saving
   * @param on the part of the entry that gets the focus
   */
  const move = async (index: number, indexAfter: (now: number) => number, on: EntryPart) => {
    const next = { index: -1, on };
    const makeChanges = (): Change[] => {
      const entry = entryNow(index);
      next.index = indexAfter(Number(entry.at.path.at(-1)));
      return next.index in values ? [{ kind: 'move', ...entry, to: next.index }] : [];
    };
    const describe = () => next.index in values && `${nameAt(index)} is now ${next.index + 1} of ${values.length}.`;
    await run(`the order of ${nameOfPlace(state, { file, path })}`, makeChanges, describe, next);
  };
  const drop = async (from: number, to: number) => {
    const index = order[from] ?? from;
    const ordered = { values, order: order.toSpliced(from, 1).toSpliced(to, 0, index) };
    setDropped(ordered);
    await move(index, () => to, 'grip');
    // A later drop has its own order.
    setDropped((latest) => (latest === ordered ? null : latest));
  };
  return { order, nameAt, add, remove, move, drop, removal, trouble };
}
