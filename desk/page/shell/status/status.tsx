import { Offer } from './offer';
import { Unsaved } from './unsaved';
import styles from './status.module.css';
import { Message } from './message';
import { UndoTrouble } from './undo-trouble';
import { LostServer } from './lost-server';

/** The desk’s messages: a banner while nothing can be saved, and all others in the site’s corner. */
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
