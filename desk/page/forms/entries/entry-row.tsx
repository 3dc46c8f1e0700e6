import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDesk } from '../../state/desk-store';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import { FoldContent } from '../../ui/fold';
import fold from '../../ui/fold.module.css';
import { Sign } from '../../ui/icons';
import { useSortableItem } from '../../ui/sortable/use-sortable-item';
import styles from './entry-list.module.css';

type EntryRowProps = {
  id: number;
  name: string;
  /** The entry’s position in the list, `2 of 5`. */
  position: string;
  /** Whether the entry is new or a link leads into it: the row then opens. */
  isWanted: boolean;
  /** Whether a link leads to this entry: the row then takes the focus. */
  isGoal: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Moves or removes the entry; null where that is not possible. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: (() => void) | null;
  /** A question to answer before the entry is removed, if there is one. */
  question: ReactNode;
  children: ReactNode;
};

/** A collapsible entry with a handle to drag it. */
export function EntryRow({ id, name, position, isWanted, isGoal, onKeyDown, children, ...rest }: EntryRowProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { item, handle } = useSortableItem(id);
  useEffect(() => {
    if (!isGoal) return;
    toggle.current?.scrollIntoView({ block: 'center' });
    toggle.current?.focus({ preventScroll: true });
    useDesk.setState({ goal: null });
  }, [isGoal]);
  const grip = (
    <button type="button" className={styles.grip} data-grip aria-label={`Move ${name} with the arrow keys`} {...handle}>
      <Sign name="grip" />
    </button>
  );
  const title = (
    <>
      {name}
      <span className="visually-hidden">, {position}</span>
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the entry from its grip, and with Alt from anywhere in it
    <li className={fold.fold} {...item} onKeyDown={onKeyDown}>
      <FoldContent title={title} isWanted={isWanted} toggle={toggle} before={grip}>
        {children}
        <div className={controls.choices}>
          <MoveButton to="up" name={name} act={rest.onUp} />
          <MoveButton to="down" name={name} act={rest.onDown} />
          {rest.onRemove && (
            <Button aria-label={`Remove ${name}`} onClick={rest.onRemove}>
              <Sign name="bin" />
              Remove
            </Button>
          )}
        </div>
        {rest.question}
      </FoldContent>
    </li>
  );
}

/** Moves an entry by one. Uses `aria-disabled` so that the button keeps the focus when the entry reaches an end. */
function MoveButton({ to, name, act }: { to: 'up' | 'down'; name: string; act: (() => void) | null }) {
  return (
    <Button data-move={to} aria-disabled={act === null} aria-label={`Move ${name} ${to}`} onClick={() => act?.()}>
      <Sign name={to} />
    </Button>
  );
}
