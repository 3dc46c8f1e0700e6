import type { StoryContent } from '../content/model';
import type { CardVideo } from './card-video';
import type { Deck } from './deck/deck';
import type { DeckLayout } from './deck/layout';
import type { OnWake } from './use-deck';

/** What either way of drawing the deck is given. */
export type DeckViewProps = {
  deck: Deck;
  story: StoryContent;
  /** The top card; equal to the number of cards once all are swiped. */
  index: number;
  layout: DeckLayout;
  video: CardVideo;
  onWake: OnWake;
};
