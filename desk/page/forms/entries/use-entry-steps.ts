import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nameOfField, nameOfList, singularOf } from '../../../model/names/field-names';
import { titleOf } from '../../../model/names/place-names';
import { valueAt } from '../../../model/values';
import type { Change, Form, Path, Value } from '../../../protocol';
import { announce, stateNow } from '../../state/desk-store';
import { watchFocus } from '../../ui/watch-focus';
import { useFile, useWrite } from '../file-context';
import { focusOn, type Focus } from './focus-entry';
import { newEntry } from './adding/new-entry';
import { useRemove } from './use-remove';

/** Adds, removes and moves the entries of a list; each is a step, and the focus follows. */
export function useEntrySteps(path: Path, values: readonly Value[], root: RefObject<HTMLElement | null>) {
  const { file, data, state } = useFile();
  const { write, trouble } = useWrite();
  const removal = useRemove();
  const list = nameOfList(path);
  /** The order after a drop, until it is saved. */
  const [dropped, setDropped] = useState<{ values: readonly Value[]; order: number[] } | null>(null);
  const order = dropped?.values === values ? dropped.order : values.map((_, index) => index);

  const run = async (label: string, makeChanges: () => Change[], said: string, next: Focus) => {
    const mayFocus = watchFocus();
    const isDone = await write(label, makeChanges);
    // The element must exist before it can take the focus.
    if (isDone) flushSync(() => announce(said));
    if (isDone && root.current && mayFocus()) focusOn(root.current, next);
    return isDone;
  };
  /** The entry at the time of the save: one of its fields may just have been saved. */
  const writtenAt = (index: number) => valueAt(stateNow().files[file]?.whole, [...path, index]);
  const nameAt = (index: number) => titleOf(values[index] ?? null, state.facts) ?? `${singularOf(list)} ${index + 1}`;

  const add = (item: Form) => {
    const value = newEntry(item, { siblings: values, list, state });
    const index = values.length;
    const change: Change =
      valueAt(data, path) === null
        ? { kind: 'set', at: { file, path }, was: null, value: [value] }
        : { kind: 'insert', at: { file, path: [...path, index] }, length: index, value };
    const added = `a new ${singularOf(list)}`;
    return run(added, () => [change], `Added ${added}.`, { index, on: 'inside' });
  };
  const remove = (index: number) => {
    const name = nameAt(index);
    const next: Focus = values.length > 1 ? { index: Math.min(index, values.length - 2), on: 'toggle' } : 'add';
    void removal.remove({
      at: { file, path: [...path, index] },
      label: `without ${name}`,
      changes: () => [{ kind: 'remove', at: { file, path: [...path, index] }, was: writtenAt(index) }],
      onDone: (mayFocus) => {
        flushSync(() => announce(`Removed ${name}. Use Undo to restore it.`));
        if (root.current && mayFocus) focusOn(root.current, next);
      },
    });
  };
  const move = async (index: number, to: number, on: 'toggle' | 'grip' | 'up' | 'down') => {
    if (to < 0 || to >= values.length) return;
    const change = (): Change[] => [{ kind: 'move', at: { file, path: [...path, index] }, was: writtenAt(index), to }];
    const said = `${nameAt(order[index] ?? index)} is now ${to + 1} of ${values.length}.`;
    await run(`the order of ${nameOfField(list).toLowerCase()}`, change, said, { index: to, on });
  };
  const drop = async (from: number, to: number) => {
    const next = { values, order: order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1)) };
    setDropped(next);
    await move(from, to, 'grip');
    // A later drop has its own order.
    setDropped((now) => (now === next ? null : now));
  };
  return { order, nameAt, add, remove, move, drop, removal, trouble };
}
