import { useEffect, useRef } from 'react';
import { useDesk } from '../state/desk-store';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal';
import { Questions } from './questions';
import { closeStart, greetOnce, useStart } from './start-store';
import styles from './start.module.css';

/** The dialog that greets a couple while their site is the untouched sample, and asks what their own site needs. */
export function Greeting() {
  const shown = useStart((start) => start.shown);
  const isLoaded = useDesk(({ state }) => state !== null);
  useEffect(() => {
    if (isLoaded) greetOnce();
  }, [isLoaded]);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  if (shown === null) return null;
  return (
    <Modal dialog={dialog} titleId="start-title" className={styles.dialog} onClose={closeStart}>
      {shown === 'questions' ? <Questions close={close} /> : <Welcome close={close} />}
    </Modal>
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
      <div className={styles.options}>
        <div>
          <Button kind="primary" aria-describedby="start-own" onClick={() => useStart.setState({ shown: 'questions' })}>
            Start your own
          </Button>
          <p id="start-own" className={controls.hint}>
            Five questions. Undo restores the example.
          </p>
        </div>
        <div>
          <Button aria-describedby="start-later" onClick={close}>
            Look around first
          </Button>
          <p id="start-later" className={controls.hint}>
            Start your own later, under “To do”.
          </p>
        </div>
      </div>
    </>
  );
}
