import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { DeckViewProps } from '../deck-view';
import type { Deck } from '../deck/deck';
import { createPose } from '../deck/body';
import { SLOTS, VISIBLE_CARDS } from '../deck/feel';
import { createFrameStep } from '../frame-step';
import { FlatCard } from './flat-card';
import { writePose } from './write-pose';
import styles from './flat-deck.module.css';

/** The same deck in DOM and CSS, for browsers without WebGL and while its context is lost. */
export function FlatDeck({ deck, story, index, layout, video, onWake }: DeckViewProps) {
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
      else step.rest();
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
