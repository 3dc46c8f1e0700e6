import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import desk from '../../ui/controls.module.css';
import { Trouble } from '../../trouble/trouble';
import type { Change, Path, Value } from '../../../protocol';
import { announce } from '../../state/desk-store';
import { firstKeys, followKeys } from '../../../model/entry-keys';
import { stateNow } from '../field-kind';
import { nameOfField, nameOfList, oneOf, titleOf } from '../../../model/field-names';
import { useFile } from '../file-context';
import { formAt } from '../../../model/form-at';
import styles from '../forms.module.css';
import { newEntry } from './new-entry';
import { Sign } from '../../ui/icons';
import type { Refusal } from '../../../protocol';
import { startsWith, valueAt } from '../../../model/values';

/** What is focused once the list has changed. */
type Focus = { index: number; on: 'toggle' | 'grip' | 'up' | 'down' | 'inside' } | 'add';

const INSIDE = '[data-control] :is(input, textarea, select)';

type EntryListProps = { path: Path; renderEntry: (path: Path) => ReactNode };

/** A list whose entries fold open; they are added, removed, and moved by keys or by their grip. */
export function EntryList({ path, renderEntry }: EntryListProps) {
  const { file, data, whole, form, state, goal, write } = useFile();
  const values = listAt(whole, path);
  const keys = useKeys(values);
  const list = nameOfList(path);
  const { item, least = 0, most = Infinity } = formAt(form, path) ?? {};
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const root = useRef<HTMLDivElement>(null);

  const wanted = goal && startsWith(goal, path) && typeof goal[path.length] === 'number' ? goal[path.length] : null;
  const wantedKey = typeof wanted === 'number' ? keys[wanted] : undefined;
  if (wantedKey !== undefined && !open.has(wantedKey)) setOpen(new Set(open).add(wantedKey));

  const focusOn = (focus: Focus) => {
    const row = focus === 'add' ? null : root.current?.querySelectorAll(':scope > ol > li')[Math.max(0, focus.index)];
    const what = {
      add: '[data-add]',
      toggle: '[data-toggle]',
      grip: '[data-grip]',
      up: '[data-move="up"]',
      down: '[data-move="down"]',
      inside: INSIDE,
    }[focus === 'add' ? 'add' : focus.on];
    const holder = row ?? root.current;
    // Of a new entry the words are written first.
    const words = what === INSIDE ? holder?.querySelector<HTMLElement>('[data-control] textarea') : null;
    const target = words ?? holder?.querySelector<HTMLElement>(what);
    target?.focus();
    if (what === INSIDE && target instanceof HTMLTextAreaElement) target.select();
  };

  const run = async (label: string, makeChanges: () => Change[], said: string, next: Focus) => {
    setRefusal(null);
    const answer = await write(label, makeChanges);
    if (answer.status === 'done') {
      // What is to be focused must be there.
      flushSync(() => announce(said));
      focusOn(next);
    } else setRefusal(answer);
    return answer.status === 'done';
  };
  /** An entry as it is when its turn comes: a field in it may just have been saved. */
  const writtenAt = (index: number) => valueAt(stateNow().files[file]?.whole, [...path, index]);
  const nameAt = (index: number) => titleOf(values[index] ?? null, state.facts) ?? `${oneOf(list)} ${index + 1}`;

  const add = async () => {
    if (!item) return;
    const value = newEntry(item, { siblings: values, list, state });
    const at = { file, path: [...path, values.length] };
    const change: Change =
      valueAt(data, path) === null
        ? { kind: 'set', at: { file, path }, was: null, value: [value] }
        : { kind: 'insert', at, length: values.length, value };
    const index = values.length;
    setOpening(index);
    const isDone = await run(`a new ${oneOf(list)}`, () => [change], `Added a new ${oneOf(list)}.`, {
      index,
      on: 'inside',
    });
    if (!isDone) setOpening(null);
  };
  /** The position of a new entry: it opens as soon as it is there. */
  const [opening, setOpening] = useState<number | null>(null);
  const openingKey = opening === null ? undefined : keys[opening];
  if (openingKey !== undefined) {
    setOpening(null);
    setOpen(new Set(open).add(openingKey));
  }

  const remove = async (index: number) => {
    const name = nameAt(index);
    const change = (): Change[] => [{ kind: 'remove', at: { file, path: [...path, index] }, was: writtenAt(index) }];
    const next: Focus = values.length > 1 ? { index: Math.min(index, values.length - 2), on: 'toggle' } : 'add';
    await run(`without ${name}`, change, `Removed ${name}. Undo brings it back.`, next);
  };

  const move = async (index: number, to: number, on: 'toggle' | 'grip' | 'up' | 'down') => {
    if (to < 0 || to >= values.length || to === index) return;
    const name = nameAt(index);
    const change = (): Change[] => [{ kind: 'move', at: { file, path: [...path, index] }, was: writtenAt(index), to }];
    await run(
      `the order of ${nameOfField(list).toLowerCase()}`,
      change,
      `${name} is now ${to + 1} of ${values.length}.`,
      {
        index: to,
        on,
      },
    );
  };

  const drag = useDrag(root, (from, to) => void move(from, to, 'grip'));

  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isGrip = event.target instanceof Element && event.target.matches('[data-grip]');
    if (by === undefined || !(event.altKey || isGrip)) return;
    // Within a field of the entry, lists of its own move theirs.
    event.preventDefault();
    event.stopPropagation();
    void move(index, index + by, isGrip ? 'grip' : 'toggle');
  };

  return (
    <div ref={root} className={styles.group}>
      <ol className={styles.list} role="list">
        {values.map((_, index) => {
          const key = keys[index] ?? index;
          return (
            <EntryRow
              key={key}
              name={nameAt(index)}
              where={`${index + 1} of ${values.length}`}
              isOpen={open.has(key)}
              setOpen={(isOpen) => {
                const next = new Set(open);
                if (isOpen) next.add(key);
                else next.delete(key);
                setOpen(next);
              }}
              isGoal={goal !== null && goal.length === path.length + 1 && wanted === index}
              onKeyDown={onKeyDown(index)}
              drag={drag(index)}
              onUp={index > 0 ? () => void move(index, index - 1, 'up') : null}
              onDown={index < values.length - 1 ? () => void move(index, index + 1, 'down') : null}
              onRemove={values.length > least ? () => void remove(index) : null}
            >
              {renderEntry([...path, index])}
            </EntryRow>
          );
        })}
      </ol>
      {refusal && <Trouble answer={refusal} onTheirs={() => setRefusal(null)} />}
      {item && values.length < most && (
        <div className={styles.adding}>
          <button type="button" className={desk.button} data-add onClick={() => void add()}>
            <Sign name="add" />
            Add {article(oneOf(list))}
          </button>
        </div>
      )}
    </div>
  );
}

type EntryRowProps = {
  name: string;
  where: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  isGoal: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  drag: Record<string, unknown>;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: (() => void) | null;
  children: ReactNode;
};

function EntryRow({ name, where, isOpen, setOpen, isGoal, onKeyDown, drag, children, ...acts }: EntryRowProps) {
  const id = useId();
  const { onReached } = useFile();
  const toggle = useRef<HTMLButtonElement>(null);
  // What was opened stays, so that nothing typed in it is lost.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (!isGoal) return;
    toggle.current?.scrollIntoView({ block: 'center' });
    toggle.current?.focus({ preventScroll: true });
    onReached();
  }, [isGoal, onReached]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of what is in it: Alt and an arrow move the entry from anywhere
    <li onKeyDown={onKeyDown}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.grip}
          data-grip
          aria-label={`Move ${name} with the arrow keys`}
          {...drag}
        >
          <Sign name="grip" />
        </button>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          data-toggle
          aria-expanded={isOpen}
          aria-controls={wasOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {name}
            <span className="visually-hidden">, {where}</span>
          </span>
          <Sign name="open" />
        </button>
      </div>
      {wasOpen && (
        <div id={id} className={styles.inside} hidden={!isOpen}>
          {children}
          <div className={styles.foot}>
            <MoveButton to="up" name={name} act={acts.onUp} />
            <MoveButton to="down" name={name} act={acts.onDown} />
            {acts.onRemove && (
              <button type="button" className={desk.button} aria-label={`Remove ${name}`} onClick={acts.onRemove}>
                <Sign name="bin" />
                Remove
              </button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

/** Stays where the focus is, also at the end of the list. */
function MoveButton({ to, name, act }: { to: 'up' | 'down'; name: string; act: (() => void) | null }) {
  return (
    <button
      type="button"
      className={act ? desk.button : styles.off}
      data-move={to}
      aria-disabled={act === null}
      aria-label={`Move ${name} ${to}`}
      onClick={() => act?.()}
    >
      <Sign name={to} />
    </button>
  );
}

/** Keys that stay with their entries. */
function useKeys(values: readonly Value[]): readonly number[] {
  const [keyed, setKeyed] = useState(() => firstKeys(values));
  if (keyed.values === values) return keyed.keys;
  const followed = followKeys(keyed, values);
  setKeyed(followed);
  return followed.keys;
}

/** Dragging by the grip: where the pointer is, the entry goes on letting go. */
function useDrag(root: React.RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const from = useRef<number | null>(null);
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>(':scope > ol > li') ?? [])];
  /** The position among the others, counted after the dragged one has been taken out. */
  const targetAt = (y: number, dragged: number) =>
    rows().filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== dragged && top + height / 2 < y;
    }).length;
  const clear = () => {
    for (const row of rows()) {
      delete row.dataset['drop'];
      delete row.dataset['dragged'];
    }
    from.current = null;
  };
  return (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = index;
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current !== index) return;
      const to = targetAt(clientY, index);
      rows().forEach((row, place) => {
        delete row.dataset['drop'];
        if (place === index) row.dataset['dragged'] = '';
        else if (to !== index && place === to) row.dataset['drop'] = to > index ? 'after' : 'before';
      });
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (from.current !== index) return;
      clear();
      onDrop(index, targetAt(clientY, index));
    },
    onPointerCancel: clear,
    onLostPointerCapture: clear,
  });
}

/** `a question`, `an event` */
function article(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

function listAt(whole: Value, path: Path): readonly Value[] {
  const value = valueAt(whole, path);
  return Array.isArray(value) ? value : NOTHING;
}

const NOTHING: readonly Value[] = [];
