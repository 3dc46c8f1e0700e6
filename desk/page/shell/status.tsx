import { useEffect, useState } from 'react';
import { useDesk } from '../state/desk-store';
import { useConnection, watchConnection } from './connection';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { Icon } from '../ui/icons';
import { Offer } from './offer';
import { Trouble } from '../trouble/trouble';
import { undoLast, redoLast, useUndoTrouble } from './undo';
import { Unsaved } from './unsaved';
import styles from './status.module.css';

/** How long a status message stays visible, in ms. */
const VISIBLE_MS = 8000;

/** Shows the last change with its undo, why an undo failed, and whether the server responds. */
export function Status() {
  return (
    <>
      <Lost />
      <div className={styles.corner}>
        <UndoTrouble />
        <Unsaved />
        <Offer />
        <Message />
      </div>
    </>
  );
}

/** Announced politely and shown for a while; hover or focus keeps it visible. */
function Message() {
  const message = useDesk((desk) => desk.message);
  // The same message may come twice.
  const version = useDesk((desk) => desk.state?.version);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (message === '' || isHeld) return;
    const timer = window.setTimeout(() => useDesk.setState({ message: '' }), VISIBLE_MS);
    return () => window.clearTimeout(timer);
  }, [message, version, isHeld]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const keep = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <div className={message === '' ? 'visually-hidden' : styles.toast} {...hold} {...keep}>
      <p role="status">{message}</p>
      {message !== '' && <UndoButton message={message} />}
    </div>
  );
}

/** An undo or redo button for the last change; plain messages have none. */
function UndoButton({ message }: { message: string }) {
  const undo = useDesk((desk) => desk.state?.undo ?? null);
  const redo = useDesk((desk) => desk.state?.redo ?? null);
  const isUndone = message.startsWith('Undone: ');
  const step = isUndone ? redo : /^(Saved|Redone): /.test(message) ? undo : null;
  if (step === null) return null;
  const name = isUndone ? 'Redo' : 'Undo';
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={`${name}: ${step}`}
      onClick={() => void (isUndone ? redoLast() : undoLast())}
    >
      {name}
    </button>
  );
}

function UndoTrouble() {
  const answer = useUndoTrouble((trouble) => trouble.answer);
  if (!answer) return null;
  return (
    <div className={`${layout.card} ${styles.trouble}`}>
      <Trouble answer={answer} />
      <button
        type="button"
        className={controls.icon}
        aria-label="Close"
        onClick={() => useUndoTrouble.setState({ answer: null })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function Lost() {
  const isLost = useConnection((connection) => connection.isLost);
  useEffect(watchConnection, []);
  if (!isLost) return null;
  return (
    <div className={styles.lost} role="alert">
      <Icon name="mind" />
      <p>
        <strong>Nothing can be saved right now:</strong> <code>npm run edit</code> does not answer. Start it again, and
        this message disappears. Everything saved is safe. If a change was being saved, this page then reports whether
        it was. What you are typing stays in its field; Esc discards it, so copy it first.
      </p>
    </div>
  );
}
