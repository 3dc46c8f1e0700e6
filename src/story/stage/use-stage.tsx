import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import type { StoryCard, StoryContent } from '../../model/content';
import { useWedding } from '../../store';
import { createCardVideo, type CardVideo, type FilmState } from '../card/card-video';
import type { DeckLayout, LayoutInput } from '../deck/layout';
import { useEnding } from '../ending/use-ending';
import { FlatDeck } from '../flat/flat-deck';
import { backgroundAt } from '../look';
import { backgroundStyle } from './background-style';
import { useCardDrag } from './use-card-drag';
import { useDeck, type BoundDeck } from './use-deck';
import { useDeckLayout } from './use-deck-layout';
import type { View } from '../view/choose-view';
import { useDeckView } from '../view/use-deck-view';

const toggleFilm = ({ toggle }: CardVideo) => toggle();

export type StageOptions<Layout extends DeckLayout> = {
  story: StoryContent;
  /** The cards as both views draw them, if they differ from the story's: in the show they have no words. */
  painted?: StoryContent;
  /** Lays out the deck on the stage; must be the same function on every render. */
  layOut: (input: LayoutInput) => Layout;
  /** What a tap on the top card does; by default it starts a film that waits, or toggles its sound. */
  onTap?: (video: CardVideo) => void;
};

export type Stage<Layout extends DeckLayout> = BoundDeck & {
  /** Refs for the element with the background, and for the element in it that receives touches. */
  stage: RefObject<HTMLElement | null>;
  region: RefObject<HTMLElement | null>;
  /** The custom properties of the stage's background. */
  style: CSSProperties;
  /** The top card's position; equals the number of cards once all are swiped. */
  index: number;
  /** The top card; undefined once all are swiped. */
  top: StoryCard | undefined;
  layout: Layout | null;
  video: CardVideo;
  /** The state of the top card's film; null if it has none. */
  film: FilmState | null;
  view: View;
  /** The deck, drawn by the current view. */
  cards: ReactNode;
  /** The picture of all cards, after the last one; null before. */
  ending: ReactNode;
};

/** A deck on its stage: layout, dragging, the current view, background and films. */
export function useStage<Layout extends DeckLayout>({
  story,
  painted = story,
  layOut,
  onTap = toggleFilm,
}: StageOptions<Layout>): Stage<Layout> {
  const stage = useRef<HTMLElement>(null);
  const region = useRef<HTMLElement>(null);
  const bound = useDeck(story);
  const { deck, run } = bound;
  // After cards are deleted in the editor, the stored place can be beyond the end.
  const index = useWedding(({ storyIndex }) => Math.min(storyIndex, story.cards.length));
  const top = story.cards[index];
  const style = backgroundStyle(backgroundAt(story.cards, index));
  const layout = useDeckLayout(stage, region, layOut);
  const [video] = useState(createCardVideo);
  const film = useSyncExternalStore(video.subscribe, video.state, video.state);
  const { view, Scene, generation, events } = useDeckView(bound);
  const ending = useEnding({ story, deck, run, index, layout, view });
  useCardDrag({ deck, layout, target: region, onTap: () => onTap(video) });

  const topVideo = top?.media.kind === 'video' ? top.media.video : null;
  useEffect(() => video.play(index, topVideo), [video, index, topVideo]);
  useEffect(() => video.dispose, [video]);

  const deckProps = { deck, run, story: painted, index };
  const cards = (
    <>
      {view !== 'scene' && (
        <FlatDeck
          {...deckProps}
          layout={layout}
          isStandingIn={view === 'stand-in'}
          film={film.showing ? video.element : null}
          onShown={events.onShown}
        />
      )}
      {view !== 'flat' && layout && Scene && (
        <Scene
          key={generation}
          {...deckProps}
          {...events}
          layout={layout}
          video={video}
          isStandingBy={view === 'stand-in'}
        />
      )}
    </>
  );
  return { ...bound, stage, region, style, index, top, layout, video, film: topVideo && film, view, cards, ending };
}
