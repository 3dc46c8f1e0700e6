import { useEffect } from 'react';
import { useConnection, watchConnection } from '../connection';
import { Icon } from '../../ui/icons';
import styles from './status.module.css';

/** Warns that nothing can be saved while the server does not respond or cannot read a file. */
export function LostServer() {
  const { isLost, fileTrouble } = useConnection();
  useEffect(watchConnection, []);
  if (!isLost) return null;
  return (
    <div className={styles.lost} role="alert">
      <Icon name="warning" />
      <p>
        <strong>Nothing can be saved right now:</strong>{' '}
        {fileTrouble || (
          <>
            <code>npm run edit</code> does not answer. Start it again.
          </>
        )}{' '}
        This message disappears once the problem is solved. Everything saved is safe. If a change was being saved, this
        page then reports whether it was. What you are typing stays in its field: copy it before you press Esc, which
        discards it.
      </p>
    </div>
  );
}
