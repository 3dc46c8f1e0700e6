import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { stillOf } from '../card-photo';
import type { DeckViewProps } from '../deck-view';
import type { Deck } from '../deck/deck';
import { createPose } from '../deck/body';
import { SLOTS, VISIBLE_CARDS } from '../deck/feel';
import { createFrameStep } from '../frame-step';
import { FlatCard } from './flat-card';
import { writePose } from './write-pose';
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
export function FlatDeck({ deck, story, index, layout, video, onWake, standingIn, onShown }: FlatDeckProps) {
  // On a thin line nothing may slow down the photo that the guest is looking at.
  const [isLoaded, setLoaded] = useState(false);
  const onPhoto = useCallback(() => setLoaded(true), []);
  const top = story.cards[index];
  const isShown = isLoaded || !top || !stillOf(top);
  const [isDealt, setDealt] = useState(false);
  useEffect(() => {
    if (isShown && isDealt) onShown();
  }, [isShown, isDealt, onShown]);
  const ahead = standingIn ? PHOTOS_AHEAD_OF_SCENE : PHOTOS_AHEAD;
  const cards = useRef(new Map<number, HTMLElement>());
  // A film without a picture would only be in its poster's way.
  const isFilmShowing = useSyncExternalStore(video.subscribe, () => video.state().showing);

  useEffect(() => {
    const step = createFrameStep();
    let frame = 0;
    const draw = () => {
      frame = 0;
      const moving = deck.advance(step.next());
      placeAll(cards.current, deck, layout.unit);
      if (moving) wake();
      else {
        step.rest();
        setDealt(true);
      }
    };
    const wake = () => {
      frame ||= requestAnimationFrame(draw);
    };
    wake();
    const stop = onWake(wake);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [deck, layout, onWake]);

  // A new card at the bottom of the stack is placed before it is painted.
  useLayoutEffect(() => placeAll(cards.current, deck, layout.unit), [deck, index, layout]);

  // Those in flight stay until their slot is needed again.
  const first = Math.max(index - (SLOTS - VISIBLE_CARDS), 0);
  const shown = story.cards.slice(first, index + VISIBLE_CARDS).toReversed();
  return (
    <div className={styles.deck} aria-hidden="true" data-deck="flat">
      {shown.map((card) => (
        <FlatCard
          key={card.id}
          card={card}
          words={story.words}
          layout={layout}
          photo={card.id <= index + (isShown ? ahead : 0)}
          onPhoto={card.id === index ? onPhoto : undefined}
          film={card.id === index && isFilmShowing ? video.element : null}
          setElement={(element) => {
            if (element) cards.current.set(card.id, element);
            else cards.current.delete(card.id);
          }}
        />
      ))}
    </div>
  );
}

const pose = createPose();

/** Puts every card's element where its body is; those without a body are out of sight. */
function placeAll(cards: ReadonlyMap<number, HTMLElement>, deck: Deck, unit: number): void {
  for (const [card, element] of cards) {
    const slot = card % SLOTS;
    element.hidden = deck.cardIn(slot) !== card;
    if (element.hidden) continue;
    deck.readPose(slot, pose);
    writePose(element, pose, unit);
  }
}
