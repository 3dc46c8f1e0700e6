import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { stillOf } from '../card/card-photo';
import { MOST_DRAWN, VISIBLE_CARDS } from '../deck/feel';
import type { DeckLayout } from '../deck/layout';
import type { DeckViewProps } from '../view/deck-view';
import { isSceneLoaded } from '../view/load-scene';
import { createPlacer } from './create-placer';
import { FlatCard } from './flat-card';
import type { FlatSheet } from './flat-sheet';
import { setFlatLook, setLiftedLook } from './set-flat-look';
import { useCaptionMeasure } from './use-caption-measure';
import styles from './flat-deck.module.css';

/** How many photos to load below the top one, so that quick swipes find them loaded. */
const PHOTOS_AHEAD = 3;
/** Fewer while the scene loads: it fetches its own photos, and the flat deck's stay in GPU memory long afterwards. */
const PHOTOS_AHEAD_OF_SCENE = 1;

export type FlatDeckProps = Omit<DeckViewProps, 'layout'> & {
  /** Null until the page is measured. */
  layout: DeckLayout | null;
  /** Whether the scene is going to take over. */
  isStandingIn: boolean;
  /** The top card's film; null until it has a frame to show in place of its poster. */
  film: HTMLVideoElement | null;
  /** Called once the cards are dealt and the first photo has loaded or failed. */
  onShown: () => void;
};

/** The deck in DOM and CSS, for browsers without WebGL and until the scene is ready. */
export function FlatDeck({ deck, run, story, index, layout, isStandingIn, film, onShown }: FlatDeckProps) {
  // Until the first photo has loaded or failed, no others load: on a weak connection, they would slow the first down.
  const [hasFirstPhotoSettled, setFirstPhotoSettled] = useState(false);
  const onPhotoSettled = useCallback(() => setFirstPhotoSettled(true), []);
  const top = story.cards[index];
  const isTopReady = hasFirstPhotoSettled || !top || !stillOf(top);
  const [isDealt, setDealt] = useState(false);
  useEffect(() => {
    if (isTopReady && isDealt) onShown();
  }, [isTopReady, isDealt, onShown]);
  // The others load after the deal, or earlier if the scene loaded before the story opened: the first photos did, too.
  const loadsAhead = isTopReady && (isDealt || isSceneLoaded());
  const ahead = isStandingIn ? PHOTOS_AHEAD_OF_SCENE : PHOTOS_AHEAD;
  const [sheets] = useState(() => new Map<number, FlatSheet>());
  const placeCards = useMemo(() => createPlacer(deck, sheets), [deck, sheets]);
  const setSheet = useCallback(
    (card: number, sheet: FlatSheet | null) => void (sheet ? sheets.set(card, sheet) : sheets.delete(card)),
    [sheets],
  );
  const measure = useCaptionMeasure();

  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element.current || !layout) return;
    setFlatLook(element.current, layout);
    setLiftedLook(element.current, layout);
  }, [layout]);
  // Only the first rest: the deck also rests while a card is held, and setting a state to the same value can render.
  useEffect(() => {
    const stop = run.onRest(() => {
      stop();
      setDealt(true);
    });
    return stop;
  }, [run]);
  // In a layout effect, so that drawing starts with the very next frame.
  useLayoutEffect(() => {
    if (!layout) return;
    return run.drawWith(() => {
      placeCards(layout.unit);
      // This view needs no frames of its own.
      return false;
    });
  }, [run, placeCards, layout]);

  // In a layout effect, since a new card at the bottom of the stack needs its position before it is painted.
  useLayoutEffect(() => {
    if (layout) placeCards(layout.unit);
  }, [placeCards, index, layout]);

  // Swiped cards remain as long as the deck may draw them in flight.
  const first = Math.max(index - (MOST_DRAWN - VISIBLE_CARDS), 0);
  const shown = story.cards.slice(first, index + VISIBLE_CARDS);
  // A later element is painted over an earlier one.
  shown.reverse();
  return (
    <div ref={element} className={styles.deck} aria-hidden="true" data-deck="flat">
      {shown.map((card) => (
        <FlatCard
          key={card.id}
          card={card}
          words={story.words}
          layout={layout}
          measure={measure}
          isNear={card.id <= index + 1}
          isPhotoWanted={card.id <= index + (loadsAhead ? ahead : 0)}
          onPhotoSettled={card.id === index ? onPhotoSettled : undefined}
          film={card.id === index ? film : null}
          setSheet={setSheet}
        />
      ))}
    </div>
  );
}
