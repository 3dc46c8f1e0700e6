import { Offer } from './offer';
import { Unsaved } from './unsaved';
import styles from './status.module.css';
import { Message } from './message';
import { UndoTrouble } from './undo-trouble';
import { LostServer } from './lost-server';

/** Shows the last change with its undo, why an undo failed, and whether the server responds. */
export function Status() {
  return (
    <>
      <LostServer />
      <div className={styles.corner}>
        <UndoTrouble />
        <Unsaved />
        <Offer />
        <Message />
      </div>
    </>
  );
}
