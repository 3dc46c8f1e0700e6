import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../../model/pages';
import { PageTemplate } from '../../components/page/page-template';
import { usePrinting } from '../../components/use-printing';
import type { StoryContent } from '../../model/content';
import { releaseFirstCard } from '../../first-card';
import styles from './story-as-list.module.css';
import { StoryList } from './story-list';

export type StoryAsListProps = { story: StoryContent };

/** Our Story as a normal page, for guests who would rather read than swipe. */
export function StoryAsList({ story: { cards, words } }: StoryAsListProps) {
  // The list has no first card, so nothing should wait for one.
  useEffect(releaseFirstCard, []);
  return (
    <PageTemplate id="story">
      <Link className={styles.deckLink} to={pathOf('story')}>
        {words.cards}
      </Link>
      <StoryList cards={cards} />
    </PageTemplate>
  );
}

/** The list in the deck's place on paper; null while nothing is printed. */
export function PrintedStory({ story }: StoryAsListProps) {
  return usePrinting() ? <StoryAsList story={story} /> : null;
}
