import type { ReactNode, Ref } from 'react';
import type { PartyMember } from '../../content/model';
import { Member } from './member';
import styles from './party-column.module.css';

export type PartyColumnProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  members: PartyMember[];
  side: 'left' | 'right';
  ref: Ref<HTMLElement>;
  /** The way back to the middle panel, on a phone. */
  back: ReactNode;
};

/** Half of the party. It scrolls on its own, so it takes focus: arrow keys must be able to move it. */
export function PartyColumn({ id, title, members, side, ref, back }: PartyColumnProps) {
  return (
    <section ref={ref} className={`${styles.column} ${styles[side]}`} aria-labelledby={id} tabIndex={0}>
      <div className={styles.inner}>
        <div className={styles.back}>{back}</div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {members.map((member) => (
          <Member key={member.name} member={member} />
        ))}
      </div>
    </section>
  );
}
