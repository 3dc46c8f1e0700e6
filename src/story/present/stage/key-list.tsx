import { storyShow as words } from 'virtual:content/storyShow';
import styles from './key-list.module.css';

/** The main keys of `show/keys.ts`, which are the same in all languages, and their meanings. */
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

export type KeyListProps = {
  /** Meanings to leave out, since their keys do not do this here. */
  without?: readonly (typeof KEYS)[number][1][] | undefined;
};

/** The show's keys and their meanings. */
export function KeyList({ without }: KeyListProps) {
  return (
    <dl className={styles.keys} aria-label={words.keys}>
      {KEYS.filter(([, meaning]) => !without?.includes(meaning)).map(([keys, meaning]) => (
        <div key={meaning}>
          <dt>
            {keys.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{words[meaning]}</dd>
        </div>
      ))}
    </dl>
  );
}
