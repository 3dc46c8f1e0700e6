import { useEffect } from 'react';
import { useConnection, watchConnection } from '../connection';
import { Icon } from '../../ui/icons';
import styles from './status.module.css';

const LOST_HERE = (
  <>
    <code>npm run edit</code> does not answer. Start it again.
  </>
);

/** Only a phone opens the desk over plain HTTP from another computer, so only there is the page no secure context. */
const LOST_PHONE =
  'This phone is not connected. If “Add from your phone” was closed on the computer, or this phone was disconnected ' +
  'there, copy what you have typed here, then scan a new code.';

/** Warns that nothing can be saved while the server does not respond or cannot read a file. */
export function LostServer() {
  const { isLost, fileTrouble } = useConnection();
  useEffect(watchConnection, []);
  if (!isLost) return null;
  return (
    <div className={styles.lost} role="alert">
      <Icon name="warning" />
      <p>
        <strong>Nothing can be saved right now:</strong> {fileTrouble || (isSecureContext ? LOST_HERE : LOST_PHONE)}{' '}
        This message disappears once the problem is solved. Everything saved is safe. If a change was being saved, this
        page then reports whether it was. What you are typing stays in its field: copy it before you press Esc, which
        discards it.
      </p>
    </div>
  );
}
