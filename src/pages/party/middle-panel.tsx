import type { Ref } from 'react';
import { Arrow } from '../../components/arrow';
import button from '../../components/button.module.css';
import { Picture } from '../../components/picture';
import type { PartySide } from '../../model/content';
import styles from './middle-panel.module.css';

export type MiddlePanelProps = {
  left: PartySide;
  right: PartySide;
  onGo: (side: 'left' | 'right') => void;
  ref: Ref<HTMLDivElement>;
};

/** What a phone shows first: a panel between the party's two sides, with a button to each. */
export function MiddlePanel({ left, right, onGo, ref }: MiddlePanelProps) {
  return (
    <div ref={ref} className={styles.panel} tabIndex={-1} data-middle="">
      {(['left', 'right'] as const).map((side) => {
        const group = side === 'left' ? left : right;
        return (
          <div key={side} className={styles.half}>
            <div className={styles.fan}>
              {group.members.slice(0, 3).map((member, index) => (
                <Picture
                  // oxlint-disable-next-line react/no-array-index-key -- the desk gives all new members the same name
                  key={index}
                  photo={member.photo}
                  alt=""
                  sizes="(min-width: 40em) 12rem, 31vw"
                  className={styles.portrait}
                  loading="eager"
                />
              ))}
            </div>
            <button
              type="button"
              className={`${button.button} ${button.filled} ${styles.go}`}
              onClick={() => onGo(side)}
            >
              {side === 'left' && <Arrow to="left" />}
              {group.title}
              {side === 'right' && <Arrow to="right" />}
            </button>
          </div>
        );
      })}
    </div>
  );
}
