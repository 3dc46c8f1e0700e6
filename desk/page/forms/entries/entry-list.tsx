import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nameOfList, singularOf } from '../../../model/names/field-names';
import { formAt } from '../../../model/form-at';
import { startsWith, valueAt } from '../../../model/values';
import type { Form, Path, Value } from '../../../protocol';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import { Sign } from '../../ui/icons';
import layout from '../../ui/layout.module.css';
import { Sortable } from '../../ui/sortable/sortable';
import { choicesFor } from '../field/field-details';
import { useFile } from '../file-context';
import styles from './entry-list.module.css';
import { EntryRow } from './entry-row';
import type { EntryPart } from './focus-entry';
import { canBeNew } from './adding/new-entry';
import { moveOfKey } from './move-of-key';
import { useEntryKeys } from './use-entry-keys';
import { useEntrySteps } from './use-entry-steps';

type EntryListProps = { path: Path; renderEntry: (path: Path) => ReactNode };

/** A list of collapsible entries, which couples add, remove, and move by pointer or keyboard. */
export function EntryList({ path, renderEntry }: EntryListProps) {
  const { whole, form, state, goal } = useFile();
  const values = listAt(whole, path);
  const keys = useEntryKeys(values);
  const list = nameOfList(path);
  const { item, least = 0, most = Infinity } = formAt(form, path) ?? {};
  // The desk cannot make some lines, such as an island’s position, but can copy them from the entry before.
  const canMake = item && (values.length > 0 || canBeNew(item));
  /** Whether the list already has every event of the schedule. */
  const isComplete =
    item?.control === 'event' && choicesFor(item, state, path).every(({ value }) => values.includes(value));
  const mayAdd = canMake && values.length < most && !isComplete;
  const root = useRef<HTMLDivElement>(null);
  const { order, nameAt, removal, trouble, ...steps } = useEntrySteps(path, values, root);
  const goalIndex = goal && startsWith(goal, path) ? goal[path.length] : null;
  /** The index of the entry that is being added, or null. */
  const [adding, setAdding] = useState<number | null>(null);
  const add = async (item: Form) => {
    // A double click adds only one entry.
    if (adding !== null) return;
    setAdding(values.length);
    // An earlier step may change the index before the entry is saved.
    await steps.add(item, setAdding);
    setAdding(null);
  };

  const moveBy = (by: -1 | 1, index: number, focus: EntryPart) => void steps.move(index, (now) => now + by, focus);
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const by = moveOfKey(event);
    if (by === null) return;
    event.preventDefault();
    // A list around this one must not move its entry, too.
    event.stopPropagation();
    const isGrip = event.target instanceof Element && event.target.matches('[data-grip]');
    moveBy(by, index, isGrip ? 'grip' : 'toggle');
  };

  return (
    <div ref={root} className={layout.section}>
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
                  isWanted={goalIndex === index || adding === index}
                  // The field of a single value takes the focus itself.
                  isGoal={item?.control === 'entry' && goal?.length === path.length + 1 && goalIndex === index}
                  onKeyDown={onKeyDown(index)}
                  onUp={index > 0 ? () => moveBy(-1, index, 'up') : null}
                  onDown={index < values.length - 1 ? () => moveBy(1, index, 'down') : null}
                  question={removal.askedPlace?.path.at(-1) === index && removal.question}
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
  return Array.isArray(value) ? value : NO_VALUES;
}

/** Always the same array, since hooks compare the values by identity. */
const NO_VALUES: readonly Value[] = [];
