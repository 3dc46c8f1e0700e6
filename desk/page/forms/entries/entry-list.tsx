import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { nameOfField, nameOfList, oneOf, titleOf } from '../../../model/field-names';
import { formAt } from '../../../model/form-at';
import { startsWith, valueAt } from '../../../model/values';
import type { Change, Path, Value } from '../../../protocol';
import { announce } from '../../state/desk-store';
import controls from '../../ui/controls.module.css';
import { Sign } from '../../ui/icons';
import { Sortable } from '../../ui/sortable';
import { watchFocus } from '../../ui/watch-focus';
import { stateNow } from '../field-kind';
import { useFile, useWrite } from '../file-context';
import forms from '../forms.module.css';
import styles from './entry-list.module.css';
import { EntryRow } from './entry-row';
import { focusOn, type Focus } from './focus-entry';
import { newEntry } from './new-entry';
import { useEntryKeys } from './use-entry-keys';
import { useRemove } from './use-remove';

type EntryListProps = { path: Path; renderEntry: (path: Path) => ReactNode };

/** A list of collapsible entries: add, remove, and move them by pointer or keyboard. */
export function EntryList({ path, renderEntry }: EntryListProps) {
  const { file, data, whole, form, state, goal } = useFile();
  const { write, trouble } = useWrite();
  const removal = useRemove();
  const values = listAt(whole, path);
  const keys = useEntryKeys(values);
  const list = nameOfList(path);
  const { item, least = 0, most = Infinity } = formAt(form, path) ?? {};
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const openKey = (key: number | undefined) => {
    if (key !== undefined && !open.has(key)) setOpen(new Set(open).add(key));
  };
  const close = (key: number) => setOpen(new Set([...open].filter((one) => one !== key)));
  const wanted = goal && startsWith(goal, path) ? goal[path.length] : null;
  if (typeof wanted === 'number') openKey(keys[wanted]);
  /** The index of an entry being added; it opens once it exists. */
  const [adding, setAdding] = useState<number | null>(null);
  if (adding !== null && keys[adding] !== undefined) {
    setAdding(null);
    openKey(keys[adding]);
  }
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
  const nameAt = (index: number) => titleOf(values[index] ?? null, state.facts) ?? `${oneOf(list)} ${index + 1}`;

  const add = async () => {
    if (!item) return;
    const value = newEntry(item, { siblings: values, list, state });
    const index = values.length;
    const change: Change =
      valueAt(data, path) === null
        ? { kind: 'set', at: { file, path }, was: null, value: [value] }
        : { kind: 'insert', at: { file, path: [...path, index] }, length: index, value };
    setAdding(index);
    const added = `a new ${oneOf(list)}`;
    if (!(await run(added, () => [change], `Added ${added}.`, { index, on: 'inside' }))) setAdding(null);
  };
  const remove = (index: number) => {
    const name = nameAt(index);
    const next: Focus = values.length > 1 ? { index: Math.min(index, values.length - 2), on: 'toggle' } : 'add';
    void removal.remove({
      at: { file, path: [...path, index] },
      label: `without ${name}`,
      changes: () => [{ kind: 'remove', at: { file, path: [...path, index] }, was: writtenAt(index) }],
      onDone: (mayFocus) => {
        flushSync(() => announce(`Removed ${name}. Undo brings it back.`));
        if (root.current && mayFocus) focusOn(root.current, next);
      },
    });
  };
  const move = async (index: number, to: number, on: 'toggle' | 'grip' | 'up' | 'down') => {
    if (to < 0 || to >= values.length) return;
    const change = (): Change[] => [{ kind: 'move', at: { file, path: [...path, index] }, was: writtenAt(index), to }];
    const said = `${nameAt(index)} is now ${to + 1} of ${values.length}.`;
    await run(`the order of ${nameOfField(list).toLowerCase()}`, change, said, { index: to, on });
  };
  const drop = async (from: number, to: number) => {
    const others = order.toSpliced(from, 1);
    setDropped({ values, order: others.toSpliced(to, 0, from) });
    await move(from, to, 'grip');
    setDropped(null);
  };

  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isGrip = event.target instanceof Element && event.target.matches('[data-grip]');
    if (by === undefined || !(event.altKey || isGrip)) return;
    // A list inside this entry moves its own entries.
    event.preventDefault();
    event.stopPropagation();
    void move(index, index + by, isGrip ? 'grip' : 'toggle');
  };

  return (
    <div ref={root} className={forms.group}>
      <Sortable
        keys={order.map((index) => keys[index] ?? index)}
        layout="list"
        onMove={(from, to) => void drop(from, to)}
      >
        {() => (
          <ol className={styles.list} role="list">
            {order.map((index) => {
              const key = keys[index] ?? index;
              return (
                <EntryRow
                  key={key}
                  id={key}
                  name={nameAt(index)}
                  position={`${index + 1} of ${values.length}`}
                  isOpen={open.has(key)}
                  setOpen={(isOpen) => (isOpen ? openKey(key) : close(key))}
                  isGoal={goal !== null && goal.length === path.length + 1 && wanted === index}
                  onKeyDown={onKeyDown(index)}
                  onUp={index > 0 ? () => void move(index, index - 1, 'up') : null}
                  onDown={index < values.length - 1 ? () => void move(index, index + 1, 'down') : null}
                  question={removal.asked?.path.at(-1) === index && removal.question}
                  onRemove={values.length > least ? () => remove(index) : null}
                >
                  {renderEntry([...path, index])}
                </EntryRow>
              );
            })}
          </ol>
        )}
      </Sortable>
      {trouble}
      {removal.trouble}
      {item && values.length < most && (
        <div className={controls.choices}>
          <button type="button" className={controls.button} data-add onClick={() => void add()}>
            <Sign name="add" />
            Add {/^[aeiou]/i.test(oneOf(list)) ? 'an' : 'a'} {oneOf(list)}
          </button>
        </div>
      )}
    </div>
  );
}

function listAt(whole: Value, path: Path): readonly Value[] {
  const value = valueAt(whole, path);
  return Array.isArray(value) ? value : NOTHING;
}

const NOTHING: readonly Value[] = [];
