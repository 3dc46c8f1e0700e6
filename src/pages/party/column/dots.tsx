import type { PartyMember } from '../../../model/content';
import styles from './dots.module.css';

export type DotsProps = {
  /** Id of the heading that names the column. */
  labelledBy: string;
  members: PartyMember[];
  /** From `useColumn`. */
  current: number;
  onPick: (index: number) => void;
  side: 'left' | 'right';
};

/** One dot per member: shows the current one and scrolls to any other. */
export function Dots({ labelledBy, members, current, onPick, side }: DotsProps) {
  return (
    <nav className={`${styles.dots} ${styles[side]}`} aria-labelledby={labelledBy}>
      {members.map((member, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- the desk gives all new members the same name
          key={index}
          type="button"
          className={styles.dot}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onPick(index)}
        >
          <span className={styles.name}>{member.name}</span>
        </button>
      ))}
    </nav>
  );
}
