import { storyShow as words } from 'virtual:content/storyShow';
import styles from './key-list.module.css';

/** What the keys do, by their signs, which are the same in any language. */
const KEYS = [
  ['→ ↓ N', 'next'],
  ['← ↑ P', 'back'],
  ['Home End', 'ends'],
  ['B .', 'black'],
  ['A', 'play'],
  ['M', 'sound'],
  ['F', 'fullScreen'],
  ['Esc', 'leave'],
  ['?', 'keys'],
] as const;

/** What the keys of the show do. */
export function KeyList() {
  return (
    <dl className={styles.keys} aria-label={words.keys}>
      {KEYS.map(([signs, what]) => (
        <div key={what}>
          <dt>
            {signs.split(' ').map((sign) => (
              <kbd key={sign}>{sign}</kbd>
            ))}
          </dt>
          <dd>{words[what]}</dd>
        </div>
      ))}
    </dl>
  );
}
