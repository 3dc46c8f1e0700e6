import { useEffect, useState } from 'react';
import { useDesk } from '../../state/desk-store';
import { undoLast, redoLast } from '../undo';
import styles from './status.module.css';

/** How long a status message stays visible, in ms. */
const VISIBLE_MS = 8000;

/** The latest status message. It disappears after a while, but not while the pointer or the focus is on it. */
export function Message() {
  const message = useDesk((desk) => desk.message);
  // Restarts the timer when the next change has the same message.
  const version = useDesk((desk) => desk.state?.version);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (message === '' || isHeld) return;
    const timer = window.setTimeout(() => useDesk.setState({ message: '' }), VISIBLE_MS);
    return () => window.clearTimeout(timer);
  }, [message, version, isHeld]);
  const hold = () => setHeld(true);
  return (
    <div
      className={message === '' ? 'visually-hidden' : styles.toast}
      onPointerEnter={hold}
      // When the pointer leaves, keyboard focus still holds the message, but not focus from a click.
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.querySelector(':focus-visible') !== null)}
      onFocus={hold}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
    >
      <p role="status">{message}</p>
      {message !== '' && <UndoButton message={message} />}
    </div>
  );
}

/** Undoes or redoes the change that a message reports, if the message starts with “Saved”, “Redone” or “Undone”. */
function UndoButton({ message }: { message: string }) {
  const isUndone = message.startsWith('Undone: ');
  const step = useDesk(({ state }) => (isUndone ? state?.redo : state?.undo) ?? null);
  if (!isUndone && !/^(Saved|Redone): /.test(message)) return null;
  const name = isUndone ? 'Redo' : 'Undo';
  return (
    <button
      type="button"
      className={styles.undo}
      // The message arrives before the new state, so `step` may still be null. The button shows even then: if it vanished
      // while focused, no blur would end the hold.
      aria-label={step === null ? name : `${name}: ${step}`}
      onClick={() => void (isUndone ? redoLast() : undoLast())}
    >
      {name}
    </button>
  );
}
