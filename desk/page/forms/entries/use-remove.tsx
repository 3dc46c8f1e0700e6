import { useRef, useState } from 'react';
import { usesOf, writeOut } from '../../../model/uses';
import type { Change, Place } from '../../../protocol';
import { stateNow } from '../../state/desk-store';
import { followPath } from '../../state/follow-drafts';
import { useFile, useWrite } from '../file-context';
import { watchFocus } from '../../ui/watch-focus';
import { UsedBy } from './used-by';

/** A removal that waits for an answer, because texts or events use the value. */
type Asking = { removal: Removal; opener: Element | null };

type Removal = {
  at: Place;
  label: string;
  /** @param now where the value is when its turn comes: it may have moved */
  changes: (now: Place) => Change[];
  /** Called once it is removed. `mayFocus` is false if the couple have moved the focus elsewhere. */
  onDone: (mayFocus: boolean) => void;
};

/**
 * Removes values as one step. If texts or events use a value, asks next to the button what to do with them.
 * @returns also the question, its place, and why the last removal was not saved
 */
export function useRemove() {
  const { whole } = useFile();
  const { write, trouble } = useWrite();
  const [asking, setAsking] = useState<Asking | null>(null);
  const isRemoving = useRef(false);
  /** The second click of a double click would remove the next entry. */
  const writeOnce = async ({ label, onDone }: Omit<Removal, 'changes'>, changes: () => Change[]) => {
    if (isRemoving.current) return;
    isRemoving.current = true;
    const mayFocus = watchFocus();
    const isDone = await write(label, changes);
    isRemoving.current = false;
    if (!isDone) return;
    setAsking(null);
    onDone(mayFocus());
  };
  const remove = async ({ changes, ...rest }: Removal): Promise<void> => {
    const { at } = rest;
    const makeChanges = () => {
      const path = followPath(whole, stateNow().files[at.file]?.whole ?? null, at.path);
      return path ? changes({ ...at, path }) : [];
    };
    const { texts, events } = usesOf(stateNow(), at);
    if (texts.length + events.length > 0)
      setAsking({ removal: { ...rest, changes: makeChanges }, opener: document.activeElement });
    else await writeOnce(rest, makeChanges);
  };
  const cancel = () => {
    setAsking(null);
    if (asking?.opener instanceof HTMLElement) asking.opener.focus();
  };
  /** @param place where the events take place instead */
  const confirm = (removal: Removal, place: string) => {
    const { at, changes } = removal;
    // Events use only places, which are at `places.<name>`.
    const was = String(at.path[1]);
    const makeChanges = (): Change[] => {
      const state = stateNow();
      const moved = usesOf(state, at).events.map((event): Change => ({ kind: 'set', at: event.at, was, value: place }));
      return [...writeOut(state, at), ...moved, ...changes(at)];
    };
    return writeOnce(removal, makeChanges);
  };
  const question = asking && (
    <UsedBy at={asking.removal.at} onCancel={cancel} onRemove={(place) => void confirm(asking.removal, place)} />
  );
  return { remove, question, asked: asking?.removal.at ?? null, trouble };
}
