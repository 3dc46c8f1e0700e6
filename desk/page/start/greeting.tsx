import { useEffect, useRef } from 'react';
import { useDesk } from '../state/desk-store';
import controls from '../ui/controls.module.css';
import { Questions } from './questions';
import { endGreeting, greetOnce, useStart } from './start-store';
import styles from './start.module.css';

/** Greets a couple on their first visit, and asks what their own site needs. Escape looks around. */
export function Greeting() {
  const shown = useStart((start) => start.shown);
  const isLoaded = useDesk(({ state }) => state !== null);
  useEffect(() => {
    if (isLoaded) greetOnce();
  }, [isLoaded]);
  return shown && <Dialog isAsking={shown === 'questions'} />;
}

function Dialog({ isAsking }: { isAsking: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="start-title" onClose={endGreeting}>
      {isAsking ? <Questions close={close} /> : <Welcome close={close} />}
    </dialog>
  );
}

function Welcome({ close }: { close: () => void }) {
  return (
    <>
      <h2 id="start-title" className={styles.title}>
        Welcome to your wedding website
      </h2>
      <p>
        Behind this is an example, the wedding of an invented couple. Start your own in its place, or look around first.
      </p>
      <div className={styles.ways}>
        <div>
          <button
            type="button"
            className={controls.primary}
            aria-describedby="start-own"
            onClick={() => useStart.setState({ shown: 'questions' })}
          >
            Start your own
          </button>
          <p id="start-own" className={controls.hint}>
            Five questions. Undo brings the example back.
          </p>
        </div>
        <div>
          <button type="button" className={controls.button} aria-describedby="start-later" onClick={close}>
            Look around first
          </button>
          <p id="start-later" className={controls.hint}>
            Start your own later, under “To do”.
          </p>
        </div>
      </div>
    </>
  );
}
