import { useRef, useState } from 'react';
import { eventsAt, referenceTo, textsThatUse, writeOut } from '../../../model/uses';
import type { Change, Place } from '../../../protocol';
import { stateNow } from '../field-kind';
import { useWrite } from '../file-context';
import { watchFocus } from '../../ui/watch-focus';
import { UsedBy } from './used-by';

/** A removal that waits for an answer, as texts or events use what it removes. */
type Asking = { removal: Removal; opener: Element | null };

type Removal = {
  at: Place;
  label: string;
  changes: () => Change[];
  /** Called once it is removed, to move the focus where it may. */
  onDone: (mayFocus: boolean) => void;
};

/**
 * Removes values as one step. If texts or events use a value, asks next to the button what becomes of them.
 * @returns also the question, the place it is about, and why the last removal was not saved
 */
export function useRemove() {
  const { write, trouble } = useWrite();
  const [asking, setAsking] = useState<Asking | null>(null);
  const isRemoving = useRef(false);
  /** The second click of a double click would remove the next entry. */
  const writeOnce = async ({ label, onDone }: Removal, changes: () => Change[]) => {
    if (isRemoving.current) return;
    isRemoving.current = true;
    const mayFocus = watchFocus();
    const isDone = await write(label, changes);
    isRemoving.current = false;
    if (!isDone) return;
    const isStillHere = mayFocus();
    setAsking(null);
    onDone(isStillHere);
  };
  const remove = async (removal: Removal): Promise<void> => {
    const state = stateNow();
    const reference = referenceTo(state, removal.at);
    const isUsed =
      reference !== null && textsThatUse(state, removal.at, reference).length + eventsOf(removal.at).length > 0;
    if (isUsed) setAsking({ removal, opener: document.activeElement });
    else await writeOnce(removal, removal.changes);
  };
  const cancel = () => {
    setAsking(null);
    if (asking?.opener instanceof HTMLElement) asking.opener.focus();
  };
  /** @param place where the events take place instead */
  const confirm = (removal: Removal, place: string) => {
    const { at, changes } = removal;
    const makeChanges = (): Change[] => {
      const state = stateNow();
      const reference = referenceTo(state, at) ?? '';
      const moved = eventsOf(at).map((event): Change => ({
        kind: 'set',
        at: event.at,
        was: String(at.path[1]),
        value: place,
      }));
      return [...writeOut(state, textsThatUse(state, at, reference), reference), ...moved, ...changes()];
    };
    return writeOnce(removal, makeChanges);
  };
  const question = asking && (
    <UsedBy at={asking.removal.at} onCancel={cancel} onRemove={(place) => void confirm(asking.removal, place)} />
  );
  return { remove, question, asked: asking?.removal.at ?? null, trouble };
}

/** The events at a place, if it is one. */
function eventsOf({ file, path }: Place) {
  return file === 'places.yaml' && path[0] === 'places' && path.length === 2
    ? eventsAt(stateNow(), String(path[1]))
    : [];
}
