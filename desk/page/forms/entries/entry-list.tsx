import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nameOfList, singularOf } from '../../../model/names/field-names';
import { formAt } from '../../../model/form-at';
import { startsWith, valueAt } from '../../../model/values';
import type { Form, Path, Value } from '../../../protocol';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import { Sign } from '../../ui/icons';
import { Sortable } from '../../ui/sortable';
import { useFile } from '../file-context';
import forms from '../forms.module.css';
import styles from './entry-list.module.css';
import { EntryRow } from './entry-row';
import { canBeNew } from './adding/new-entry';
import { moveOfKey } from './move-of-key';
import { useEntryKeys } from './use-entry-keys';
import { useEntrySteps } from './use-entry-steps';

type EntryListProps = { path: Path; renderEntry: (path: Path) => ReactNode };

/** A list of collapsible entries: add, remove, and move them by pointer or keyboard. */
export function EntryList({ path, renderEntry }: EntryListProps) {
  const { whole, form, goal } = useFile();
  const values = listAt(whole, path);
  const keys = useEntryKeys(values);
  const list = nameOfList(path);
  const { item, least = 0, most = Infinity } = formAt(form, path) ?? {};
  // A new island needs another to copy its position from.
  const mayAdd = item && values.length < most && (values.length > 0 || canBeNew(item));
  const root = useRef<HTMLDivElement>(null);
  const { order, nameAt, removal, trouble, ...steps } = useEntrySteps(path, values, root);
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
  const add = async (item: Form) => {
    // A double click adds one.
    if (adding !== null) return;
    setAdding(values.length);
    await steps.add(item, setAdding);
    setAdding(null);
  };

  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const by = moveOfKey(event);
    if (by === null) return;
    // A list around this one must not move its entry, too.
    event.preventDefault();
    event.stopPropagation();
    const isGrip = event.target instanceof Element && event.target.matches('[data-grip]');
    void steps.move(index, (now) => now + by, isGrip ? 'grip' : 'toggle');
  };

  return (
    <div ref={root} className={forms.group}>
      <Sortable
        keys={order.map((index) => keys[index] ?? index)}
        layout="list"
        onMove={(from, to) => void steps.drop(from, to)}
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
                  onUp={index > 0 ? () => void steps.move(index, (now) => now - 1, 'up') : null}
                  onDown={index < values.length - 1 ? () => void steps.move(index, (now) => now + 1, 'down') : null}
                  question={removal.asked?.path.at(-1) === index && removal.question}
                  onRemove={values.length > least ? () => steps.remove(index) : null}
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
      {mayAdd && (
        <div className={controls.choices}>
          <Button data-add onClick={() => void add(item)}>
            <Sign name="add" />
            Add {/^[aeiou]/i.test(singularOf(list)) ? 'an' : 'a'} {singularOf(list)}
          </Button>
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
