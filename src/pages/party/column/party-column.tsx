import type { RefObject } from 'react';
import { Arrow } from '../../../components/arrow';
import type { PartySide } from '../../../model/content';
import { Dots } from './dots';
import { Member } from './member';
import styles from './party-column.module.css';
import { useColumn } from './use-column';

export type PartyColumnProps = {
  group: PartySide;
  side: 'left' | 'right';
  ref: RefObject<HTMLElement | null>;
  /** The button back to the middle panel on a phone; null if the party has only one side. */
  back: { name: string; go: () => void } | null;
};

/**
 * One side of the party, with its dots on the inner side. The column scrolls on its own and is focusable, so that arrow
 * keys can scroll it.
 */
export function PartyColumn({ group: { title, members }, side, ref, back }: PartyColumnProps) {
  const { current, scrollToItem } = useColumn(ref);
  const id = `party-${side}`;
  const dots = <Dots labelledBy={id} members={members} current={current} onPick={scrollToItem} side={side} />;
  return (
    <>
      {side === 'right' && dots}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what can have the focus */}
      <section ref={ref} className={`${styles.column} ${styles[side]}`} aria-labelledby={id} tabIndex={0}>
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            {back && (
              <button type="button" className={styles.back} aria-label={back.name} onClick={back.go}>
                <Arrow to={side === 'left' ? 'right' : 'left'} />
              </button>
            )}
          </div>
          {members.map((member, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the desk gives all new members the same name
            <Member key={index} member={member} />
          ))}
        </div>
      </section>
      {side === 'left' && dots}
    </>
  );
}
