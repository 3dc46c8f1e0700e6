import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { stillOf } from '../card/card-photo';
import { MOST_DRAWN, VISIBLE_CARDS } from '../deck/feel';
import type { DeckViewProps } from '../view/deck-view';
import { isSceneLoaded } from '../view/load-scene';
import { createPlacer } from './create-placer';
import { FlatCard } from './flat-card';
import type { FlatSheet } from './flat-sheet';
import { setFlatLook } from './set-flat-look';
import { useCaptionMeasure } from './use-caption-measure';
import styles from './flat-deck.module.css';

/** Photos brought ahead of the top one once that is there: deeper cards show no more than their edges. */
const PHOTOS_AHEAD = 3;
/** The same for a stand-in: the scene will bring its own, and pictures stay in the GPU's memory for long. */
const PHOTOS_AHEAD_OF_SCENE = 1;

export type FlatDeckProps = DeckViewProps & {
  /** Whether the scene will take over. */
  standingIn: boolean;
  /** The cards lie where they belong, and the first photo is there or is known never to come. */
  onShown: () => void;
};

/** The same deck in DOM and CSS, for browsers without WebGL and while the scene is not there. */
export function FlatDeck({ deck, run, story, index, layout, video, standingIn, onShown }: FlatDeckProps) {
  // On a thin line nothing may slow down the photo that the guest is looking at.
  const [isLoaded, setLoaded] = useState(false);
  const onPhoto = useCallback(() => setLoaded(true), []);
  const top = story.cards[index];
  const isShown = isLoaded || !top || !stillOf(top);
  const [isDealt, setDealt] = useState(false);
  useEffect(() => {
    if (isShown && isDealt) onShown();
  }, [isShown, isDealt, onShown]);
  // Not before the first card lies; but whoever comes from home has them already, as they have the scene.
  const hasTime = isShown && (isDealt || isSceneLoaded());
  const ahead = standingIn ? PHOTOS_AHEAD_OF_SCENE : PHOTOS_AHEAD;
  const [sheets] = useState(() => new Map<number, FlatSheet>());
  const place = useMemo(() => createPlacer(deck, sheets), [deck, sheets]);
  const setSheet = useCallback(
    (card: number, sheet: FlatSheet | null) => void (sheet ? sheets.set(card, sheet) : sheets.delete(card)),
    [sheets],
  );
  const measure = useCaptionMeasure();
  // A film without a picture would only be in its poster's way.
  const isFilmShowing = useSyncExternalStore(video.subscribe, () => video.state().showing);

  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) setFlatLook(element.current, layout);
  }, [layout]);
  useEffect(() => run.onRest(() => setDealt(true)), [run]);
  useEffect(
    () =>
      run.show(() => {
        place(layout.unit);
        return false;
      }),
    [run, place, layout],
  );

  // A new card at the bottom of the stack is placed before it is painted.
  useLayoutEffect(() => place(layout.unit), [place, index, layout]);

  // Those in flight stay as long as the deck may draw them.
  const first = Math.max(index - (MOST_DRAWN - VISIBLE_CARDS), 0);
  const shown = story.cards.slice(first, index + VISIBLE_CARDS);
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
          photo={card.id <= index + (hasTime ? ahead : 0)}
          onPhoto={card.id === index ? onPhoto : undefined}
          film={card.id === index && isFilmShowing ? video.element : null}
          setSheet={setSheet}
        />
      ))}
    </div>
  );
}
