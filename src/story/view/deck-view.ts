import type { StoryContent } from '../../model/content';
import type { CardVideo } from '../card/card-video';
import type { Deck } from '../deck/deck';
import type { DeckLayout } from '../deck/layout';
import type { DeckRun } from '../stage/run-deck';

/** What either way of drawing the deck is given. */
export type DeckViewProps = {
  deck: Deck;
  run: DeckRun;
  story: StoryContent;
  /** The top card; equal to the number of cards once all are swiped. */
  index: number;
  layout: DeckLayout;
  video: CardVideo;
};

/** What the scene is given besides. */
export type SceneViewProps = DeckViewProps & {
  /** Another view has the deck: this one only gets ready, unseen. */
  standingBy: boolean;
  /** The scene can take over: its shaders are compiled and its top photo shows. */
  onReady: () => void;
  /** The context was lost. */
  onLost: () => void;
  /** The context is back. */
  onRestored: () => void;
  /** WebGL is refused. */
  onRefused: () => void;
  /** Drawing has proved hopelessly slow. */
  onTooSlow: () => void;
};
