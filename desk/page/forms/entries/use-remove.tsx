import { useRef, useState } from 'react';
import { usesOf, writeOut } from '../../../model/uses';
import type { Change, Place, Value } from '../../../protocol';
import { stateNow } from '../../state/desk-store';
import { followPath } from '../../state/follow-drafts';
import { useFile, useWrite } from '../file-context';
import { watchFocus } from '../../ui/watch-focus';
import { UsedBy } from './used-by';

/** A removal that waits for an answer, because texts or events use the value. */
type Asking = {
  removal: Removal;
  /** The file’s data when the question opened, since the value may move before the couple answer. */
  whole: Value;
  /** What had the focus before the question, and gets it back on Cancel. */
  opener: Element | null;
};

type Removal = {
  at: Place;
  label: string;
  /** @param now the value’s place when the step is saved, since earlier steps may have moved it */
  makeChanges: (now: Place) => Change[];
  /** Called just before the value is removed; not if the question is cancelled. */
  onStart?: () => void;
  /** Called once the value is removed. `mayFocus` is false if the couple have moved the focus elsewhere. */
  onDone: (mayFocus: boolean) => void;
};

/**
 * Removes a value as one step. If texts or events use the value, first asks what to do with them.
 * @returns `remove`; `question`, to show next to the button while it is open; `askedPlace`, the place of the value that
 * the question is about; `trouble`, which says why the last removal was not saved
 */
export function useRemove() {
  const { whole } = useFile();
  const { write, trouble } = useWrite();
  const [asking, setAsking] = useState<Asking | null>(null);
  const isRemoving = useRef(false);
  /** Ignores the second click of a double click, which would remove the next entry. */
  const writeOnce = async ({ label, onStart, onDone }: Removal, makeChanges: () => Change[]) => {
    if (isRemoving.current) return;
    isRemoving.current = true;
    onStart?.();
    const mayFocus = watchFocus();
    const isDone = await write(() => ({ label, changes: makeChanges() }));
    isRemoving.current = false;
    if (!isDone) return;
    setAsking(null);
    onDone(mayFocus());
  };
  const remove = async (removal: Removal): Promise<void> => {
    const { texts, events } = usesOf(stateNow(), removal.at);
    if (texts.length + events.length > 0) setAsking({ removal, whole, opener: document.activeElement });
    else await writeOnce(removal, () => changesFor(removal.at, whole, removal.makeChanges));
  };
  const cancel = () => {
    setAsking(null);
    if (asking?.opener instanceof HTMLElement) asking.opener.focus();
  };
  /** @param newPlace key of the place that events get instead of the removed one */
  const confirm = ({ removal, whole: before }: Asking, newPlace: string) => {
    const replaceUses = (at: Place): Change[] => {
      const state = stateNow();
      // Events use only places, which are at `places.<name>`.
      const was = String(at.path[1]);
      const moved = usesOf(state, at).events.map((use): Change => ({ kind: 'set', at: use.at, was, value: newPlace }));
      return [...writeOut(state, at), ...moved, ...removal.makeChanges(at)];
    };
    return writeOnce(removal, () => changesFor(removal.at, before, replaceUses));
  };
  const askedPlace = asking && placeIn(whole, asking.whole, asking.removal.at);
  const question = asking && askedPlace && (
    <UsedBy at={askedPlace} onCancel={cancel} onRemove={(newPlace) => void confirm(asking, newPlace)} />
  );
  return { remove, question, askedPlace, trouble };
}

/** A value’s place after its file has changed; null once the value is gone. */
function placeIn(now: Value, before: Value, at: Place): Place | null {
  const path = followPath(before, now, at.path);
  return path && { ...at, path };
}

/** The changes to a value, wherever it has moved; none once it is gone. */
function changesFor(at: Place, before: Value, makeChanges: (now: Place) => Change[]): Change[] {
  const now = placeIn(stateNow().files[at.file]?.whole ?? null, before, at);
  return now ? makeChanges(now) : [];
}
