import type { CSSProperties } from 'react';
import type { StoryCard } from '../../../model/content';
import { captionSize, dateSize, type ShowLayout } from './lay-out-show';
import { ProgressLine } from './progress-line';
import styles from './side-words.module.css';

export type SideWordsProps = {
  card: StoryCard;
  layout: ShowLayout;
  /** How much of the story has been shown, including this card, 0 to 1. */
  share: number;
};

/** Date and caption next to the card, legible from the back of the room, and the story's progress. */
export function SideWords({ card, layout, share }: SideWordsProps) {
  const { x, y, width, height } = layout.words;
  const measures = {
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--caption': `${captionSize(card.caption, layout)}px`,
    '--date': `${dateSize(layout)}px`,
  } as CSSProperties;
  return (
    <div className={styles.room} style={measures}>
      {/* The key restarts the animation for each card. */}
      <div key={card.id} className={styles.words}>
        <p className={styles.date}>{card.date}</p>
        <p className={styles.caption}>{card.caption}</p>
      </div>
      <ProgressLine share={share} className={styles.line} />
    </div>
  );
}
