import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nameOfList, singularOf } from '../../../model/names/field-names';
import { nameOfPlace, titleOf } from '../../../model/names/place-names';
import { valueAt } from '../../../model/values';
import type { Change, Form, Path, Value } from '../../../protocol';
import { announce, stateNow } from '../../state/desk-store';
import { followPath } from '../../state/follow-drafts';
import { watchFocus } from '../../ui/watch-focus';
import { useFile, useWrite } from '../file-context';
import { focusOn, type Focus } from './focus-entry';
import { newEntry } from './adding/new-entry';
import { useRemove } from './use-remove';

/** Adds, removes and moves the entries of a list; each is a step, and the focus follows. */
export function useEntrySteps(path: Path, values: readonly Value[], root: RefObject<HTMLElement | null>) {
  const { file, whole, state } = useFile();
  const { write, trouble } = useWrite();
  const removal = useRemove();
  const list = nameOfList(path);
  /** The order after a drop, until it is saved. */
  const [dropped, setDropped] = useState<{ values: readonly Value[]; order: number[] } | null>(null);
  const order = dropped?.values === values ? dropped.order : values.map((_, index) => index);

  /** @param said what to announce; false if nothing changed */
  const run = async (label: string, makeChanges: () => Change[], said: () => string | false, next: Focus) => {
    const mayFocus = watchFocus();
    const message = (await write(label, makeChanges)) && said();
    if (message === false) return;
    // The element must exist before it can take the focus.
    flushSync(() => announce(message));
    if (root.current && mayFocus()) focusOn(root.current, next);
  };
  /** An entry as earlier steps left it, since the server refuses an old value. An entry that is gone causes a conflict. */
  const entryNow = (index: number) => {
    const now = stateNow().files[file]?.whole ?? null;
    const followed = followPath(whole, now, [...path, index]);
    const was = followed ? valueAt(now, followed) : (values[index] ?? null);
    return { at: { file, path: followed ?? [...path, index] }, was };
  };
  const nameAt = (index: number) => titleOf(values[index] ?? null, state.facts) ?? `${singularOf(list)} ${index + 1}`;

  /** @param onStart called with the new entry’s index, just before it is saved */
  const add = (item: Form, onStart: (index: number) => void) => {
    const next: Focus = { index: -1, on: 'inside' };
    const change = (): Change[] => {
      const now = stateNow();
      const fresh = now.files[file]?.whole ?? null;
      // The new entry copies the latest values of the one before. The entry around this list may have moved or be gone.
      const own = followPath(whole, fresh, path);
      if (!own) return [];
      const found = valueAt(fresh, own);
      const siblings = Array.isArray(found) ? found : [];
      const value = newEntry(item, { siblings, list, state: now });
      next.index = siblings.length;
      onStart(next.index);
      return found === null
        ? [{ kind: 'set', at: { file, path: own }, was: null, value: [value] }]
        : [{ kind: 'insert', at: { file, path: [...own, next.index] }, length: next.index, value }];
    };
    const added = `a new ${singularOf(list)}`;
    return run(added, change, () => next.index >= 0 && `Added ${added}.`, next);
  };
  const remove = (index: number) => {
    const name = nameAt(index);
    const next: Focus = values.length > 1 ? { index: Math.min(index, values.length - 2), on: 'toggle' } : 'add';
    void removal.remove({
      at: { file, path: [...path, index] },
      label: `the removal of ${name}`,
      changes: (now) => [{ kind: 'remove', at: now, was: valueAt(stateNow().files[file]?.whole, now.path) }],
      onDone: (mayFocus) => {
        flushSync(() => announce(`Removed ${name}. Use Undo to restore it.`));
        if (root.current && mayFocus) focusOn(root.current, next);
      },
    });
  };
  /** @param indexAfter its new index, from its index at the time of the save */
  const move = async (index: number, indexAfter: (now: number) => number, on: 'toggle' | 'grip' | 'up' | 'down') => {
    const next = { index: -1, on };
    const change = (): Change[] => {
      const entry = entryNow(index);
      next.index = indexAfter(Number(entry.at.path.at(-1)));
      return next.index in values ? [{ kind: 'move', ...entry, to: next.index }] : [];
    };
    const said = () => next.index in values && `${nameAt(index)} is now ${next.index + 1} of ${values.length}.`;
    await run(`the order of ${nameOfPlace(state, { file, path })}`, change, said, next);
  };
  const drop = async (from: number, to: number) => {
    const next = { values, order: order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1)) };
    setDropped(next);
    await move(order[from] ?? from, () => to, 'grip');
    // A later drop has its own order.
    setDropped((now) => (now === next ? null : now));
  };
  return { order, nameAt, add, remove, move, drop, removal, trouble };
}
