import type { StoryContent } from '../../model/content';
import type { CardVideo } from '../card/card-video';
import type { Deck } from '../deck/deck';
import type { DeckLayout } from '../deck/layout';
import type { DeckRun } from '../stage/run-deck';

/** The props of both views. */
export type DeckViewProps = {
  deck: Deck;
  run: DeckRun;
  story: StoryContent;
  /** The top card's position; equals the number of cards once all are swiped. */
  index: number;
  layout: DeckLayout;
};

/** The props of the scene. */
export type SceneViewProps = DeckViewProps & {
  video: CardVideo;
  /** Whether the scene gets ready unseen, while the flat deck shows the cards. */
  isStandingBy: boolean;
  /** The scene can take over: its shaders are compiled, and its photos uploaded unless they load slowly. */
  onReady: () => void;
  /** The context was lost. */
  onLost: () => void;
  /** The context is restored. */
  onRestored: () => void;
  /** The browser refuses WebGL, or the scene has thrown. */
  onRefused: () => void;
  /** Drawing is too slow to drag a card. */
  onTooSlow: () => void;
};
