import controls from '../ui/controls.module.css';
import { valueAt } from '../../model/values';
import type { EditState } from '../../protocol';
import { visit } from '../trouble/go-to-finding';
import styles from './todo-panel.module.css';

type OnlineProps = {
  /** Whether nothing is left to do. */
  isDone: boolean;
  state: EditState;
};

/** How to put the site online; docs/online.md says more. Opens once nothing is left to do. */
export function Online({ isDone, state }: OnlineProps) {
  const isKnown = hasAddress(state);
  return (
    <details className={styles.group} open={isDone || undefined} key={String(isDone)}>
      <summary className={styles.summary}>
        <span className={styles.name}>{isDone ? 'Put it online' : 'Once everything is yours: put it online'}</span>
      </summary>
      <div className={styles.online}>
        <ol className={styles.steps}>
          <li>
            In a second terminal window, in the site’s folder, run <code>npm run build</code>. It creates the folder{' '}
            <code>dist</code>.
          </li>
          <li>
            Open{' '}
            <a href="https://app.netlify.com/drop" target="_blank" rel="noreferrer">
              app.netlify.com/drop
            </a>{' '}
            and drag the folder <code>dist</code> onto it. Your site’s address is shown.
          </li>
          <li>Create an account when it asks, or the site will soon be deleted.</li>
          <li>
            {isKnown
              ? 'If your site has a different address here, change that, then build and drag again: '
              : 'Write that address into your site, then build and drag again: '}
            links to your site then show its picture.{' '}
            <button
              type="button"
              className={controls.button}
              onClick={() => visit({ file: 'site.yaml', path: ['address'] })}
            >
              The site’s address
            </button>
          </li>
        </ol>
        <p className={controls.hint}>
          To publish changes, build and drag again. Other hosts and more details: <code>docs/online.md</code>.
        </p>
      </div>
    </details>
  );
}

/** Whether the site has a real address, not an example. */
function hasAddress({ files, samples, warnings }: EditState): boolean {
  const isWritten = valueAt(files['site.yaml']?.data, ['address']) !== null;
  const isOdd = [...samples, ...warnings].some(({ at }) => at?.file === 'site.yaml' && at.path[0] === 'address');
  return isWritten && !isOdd;
}
