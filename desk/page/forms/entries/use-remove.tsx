import { useState } from 'react';
import { usesOf, writeOut } from '../../../model/uses';
import type { Change, Place } from '../../../protocol';
import { stateNow } from '../field-kind';
import { useWrite } from '../file-context';
import { UsedBy } from './used-by';

/** A removal that waits for an answer, because texts or events use the value. */
type Asking = { removal: Removal; opener: Element | null };

type Removal = {
  at: Place;
  label: string;
  changes: () => Change[];
  /** Called once it is removed, to move the focus. */
  onDone: () => void;
};

/**
 * Removes values as one step. If texts or events use a value, asks next to the button what to do with them.
 * @returns also the question, its place, and why the last removal was not saved
 */
export function useRemove() {
  const { write, trouble } = useWrite();
  const [asking, setAsking] = useState<Asking | null>(null);
  const remove = async (removal: Removal): Promise<void> => {
    const { texts, events } = usesOf(stateNow(), removal.at);
    if (texts.length + events.length > 0) setAsking({ removal, opener: document.activeElement });
    else if (await write(removal.label, removal.changes)) removal.onDone();
  };
  const cancel = () => {
    setAsking(null);
    if (asking?.opener instanceof HTMLElement) asking.opener.focus();
  };
  /** @param place where the events take place instead */
  const confirm = async ({ at, label, changes, onDone }: Removal, place: string) => {
    const makeChanges = (): Change[] => {
      const state = stateNow();
      const moved = usesOf(state, at).events.map((event): Change => ({
        kind: 'set',
        at: event.at,
        was: String(at.path[1]),
        value: place,
      }));
      return [...writeOut(state, at), ...moved, ...changes()];
    };
    if (!(await write(label, makeChanges))) return;
    setAsking(null);
    onDone();
  };
  const question = asking && (
    <UsedBy at={asking.removal.at} onCancel={cancel} onRemove={(place) => void confirm(asking.removal, place)} />
  );
  return { remove, question, asked: asking?.removal.at ?? null, trouble };
}
