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

/** How the site goes online, as docs/online.md has it at more length. Open once nothing is left. */
export function Online({ isDone, state }: OnlineProps) {
  const isKnown = hasAddress(state);
  return (
    <details className={styles.group} open={isDone || undefined} key={String(isDone)}>
      <summary className={styles.summary}>
        <span className={styles.name}>{isDone ? 'Put it online' : 'Once it is all yours: put it online'}</span>
      </summary>
      <div className={styles.online}>
        <ol className={styles.steps}>
          <li>
            In a second terminal window, in the site’s folder, run <code>npm run build</code>. It makes a folder{' '}
            <code>dist</code>.
          </li>
          <li>
            Open{' '}
            <a href="https://app.netlify.com/drop" target="_blank" rel="noreferrer">
              app.netlify.com/drop
            </a>{' '}
            and drag the folder <code>dist</code> onto it. Your site’s address is shown.
          </li>
          <li>Make an account when it asks, or the site is gone again soon.</li>
          <li>
            {isKnown
              ? 'Is it not the address that your site has here? Change that, build and drag once more: '
              : 'Write that address into your site, build and drag once more: '}
            a link to it then shows its picture.{' '}
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
          New words go online by building and dragging again. Other hosts, and all in more detail:{' '}
          <code>docs/online.md</code>.
        </p>
      </div>
    </details>
  );
}

/** Whether the site has an address of its own, not an example. */
function hasAddress({ files, samples, warnings }: EditState): boolean {
  const isWritten = valueAt(files['site.yaml']?.data, ['address']) !== null;
  const isOdd = [...samples, ...warnings].some(({ at }) => at?.file === 'site.yaml' && at.path[0] === 'address');
  return isWritten && !isOdd;
}
