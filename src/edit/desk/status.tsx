import { useEffect, useState } from 'react';
import { useDesk } from '../store';
import { useConnection, watchConnection } from './connection';
import controls from './controls.module.css';
import { Icon } from './icons';
import { Trouble } from './trouble';
import { goBack, goForth, useTurnTrouble } from './turn-back';
import styles from './status.module.css';

/** How long it stands what happened last. */
const STANDS_MS = 8000;

/** What happened last, with its undo; why an undo was not written; and whether the machine still answers. */
export function Status() {
  return (
    <>
      <Lost />
      <div className={styles.corner}>
        <TurnTrouble />
        <Said />
      </div>
    </>
  );
}

/** Read out politely, and shown for a while: longer while it is looked at or has the focus. */
function Said() {
  const said = useDesk((desk) => desk.said);
  // The same may happen twice.
  const version = useDesk((desk) => desk.state?.version);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (said === '' || isHeld) return;
    const timer = window.setTimeout(() => useDesk.setState({ said: '' }), STANDS_MS);
    return () => window.clearTimeout(timer);
  }, [said, version, isHeld]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const keep = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <div className={said === '' ? 'visually-hidden' : styles.toast} {...hold} {...keep}>
      <p role="status">{said}</p>
      {said !== '' && <TurnBack said={said} />}
    </div>
  );
}

/** The way back from what was written; what was only told has none. */
function TurnBack({ said }: { said: string }) {
  const undo = useDesk((desk) => desk.state?.undo ?? null);
  const redo = useDesk((desk) => desk.state?.redo ?? null);
  if (/^(Saved|Done again): /.test(said) && undo !== null)
    return (
      <button type="button" className={styles.turn} aria-label={`Undo: ${undo}`} onClick={() => void goBack()}>
        Undo
      </button>
    );
  if (said.startsWith('Undone: ') && redo !== null)
    return (
      <button type="button" className={styles.turn} aria-label={`Redo: ${redo}`} onClick={() => void goForth()}>
        Redo
      </button>
    );
  return null;
}

function TurnTrouble() {
  const answer = useTurnTrouble((trouble) => trouble.answer);
  if (!answer) return null;
  return (
    <div className={styles.trouble}>
      <Trouble answer={answer} />
      <button
        type="button"
        className={controls.icon}
        aria-label="Close"
        onClick={() => useTurnTrouble.setState({ answer: null })}
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
        <strong>Nothing can be saved right now.</strong> The window in which <code>npm run edit</code> was started does
        not answer. Start it again; this goes away by itself. What is saved is safe. What you are typing stays in its
        field until you leave it with Esc: copy it before that.
      </p>
    </div>
  );
}
