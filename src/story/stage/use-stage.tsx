import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import type { StoryCard, StoryContent } from '../../model/content';
import { useWedding } from '../../store';
import { createCardVideo, type CardVideo, type FilmState } from '../card/card-video';
import type { DeckLayout, LayoutInput } from '../deck/layout';
import { useEnding } from '../ending/use-ending';
import { FlatDeck } from '../flat/flat-deck';
import { BACKGROUND_FADE_SECONDS, FADE_EASING } from '../look';
import { oklabOf } from '../../model/oklab';
import { useCardDrag } from './use-card-drag';
import { useDeck, type BoundDeck } from './use-deck';
import { useDeckLayout } from './use-deck-layout';
import type { View } from '../view/choose-view';
import { SceneBoundary } from '../view/scene-boundary';
import { useDeckView } from '../view/use-deck-view';

/** In OKLab, so that the browser mixes colours as the scene does, where it can. */
const cssColor = (hex: string) => (CSS.supports('color', 'oklab(0 0 0)') ? `oklab(${oklabOf(hex).join(' ')})` : hex);

const toggleSound = ({ toggle }: CardVideo) => toggle();

export type StageOptions<Layout extends DeckLayout> = {
  story: StoryContent;
  /** The cards as they are painted, where that is not as they are written. */
  painted?: StoryContent;
  /** Divides the stage; the same function at every render. */
  layOut: (input: LayoutInput) => Layout;
  /** What a tap on the top card does; by itself it turns a film's sound on and off. */
  onTap?: (video: CardVideo) => void;
};

export type Stage<Layout extends DeckLayout> = BoundDeck & {
  /** For the element that has the background, and the one in it that takes the touches. */
  stage: RefObject<HTMLElement | null>;
  region: RefObject<HTMLElement | null>;
  index: number;
  /** The top card; undefined once all are swiped. */
  top: StoryCard | undefined;
  layout: Layout | null;
  video: CardVideo;
  /** What the page shows of the top card's film, null where it has none. */
  film: FilmState | null;
  view: View;
  /** The deck in the view that draws it. */
  cards: ReactNode;
  /** All cards in one picture, after the last one. */
  ending: ReactNode;
};

/** A deck of cards on its stage: laid out, taken by fingers, drawn by one view or the other, with its background and films. */
export function useStage<Layout extends DeckLayout>({
  story,
  painted = story,
  layOut,
  onTap = toggleSound,
}: StageOptions<Layout>): Stage<Layout> {
  const stage = useRef<HTMLElement>(null);
  const region = useRef<HTMLElement>(null);
  const bound = useDeck(story);
  const { deck, run } = bound;
  const index = useWedding((state) => state.storyIndex);
  const top = story.cards[index];
  const background = (top ?? story.cards.at(-1))?.background;
  // Before anything measures the page: the first colours stand at once, and only later ones are faded to.
  useLayoutEffect(() => {
    const { style } = stage.current ?? {};
    style?.setProperty('--fade', `${BACKGROUND_FADE_SECONDS}s ${FADE_EASING}`);
    for (const at of [0, 1, 2]) {
      const color = background?.[at] ?? background?.at(-1);
      style?.setProperty(`--from-${at + 1}`, color ? cssColor(color) : null);
    }
  }, [background]);

  const layout = useDeckLayout(stage, region, layOut);
  const [video] = useState(createCardVideo);
  const film = useSyncExternalStore(video.subscribe, video.state);
  const { view, Scene, generation, tell } = useDeckView(bound);
  const ending = useEnding({ story, deck, run, index, layout, view });
  useCardDrag({ deck, layout, target: region, onTap: () => onTap(video) });

  const topVideo = top?.media.kind === 'video' ? top.media.video : null;
  useEffect(() => video.play(index, topVideo), [video, index, topVideo]);
  useEffect(() => video.dispose, [video]);

  const deckProps = { deck, run, story: painted, index, layout, video };
  const cards = layout && (
    <>
      {view !== 'scene' && (
        <FlatDeck {...deckProps} layout={layout} standingIn={view === 'stand-in'} onShown={tell.onShown} />
      )}
      {view !== 'flat' && Scene && (
        <SceneBoundary key={generation} onFailed={tell.onRefused}>
          <Scene {...deckProps} {...tell} layout={layout} standingBy={view === 'stand-in'} />
        </SceneBoundary>
      )}
    </>
  );
  return { ...bound, stage, region, index, top, layout, video, film: topVideo && film, view, cards, ending };
}
