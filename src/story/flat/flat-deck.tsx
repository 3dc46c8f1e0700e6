import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DeckViewProps } from '../deck-view';
import { createPose } from '../deck/body';
import { SLOTS, VISIBLE_CARDS } from '../deck/feel';
import { createFrameStep } from '../frame-step';
import { FlatCard } from './flat-card';
import { writePose } from './write-pose';
import styles from './flat-deck.module.css';

/** The same deck in DOM and CSS, for browsers without WebGL and while its context is lost. */
export function FlatDeck({ deck, story, index, layout, video, onWake }: DeckViewProps) {
  const cards = useRef(new Map<number, HTMLElement>());

  useEffect(() => {
    const step = createFrameStep();
    const pose = createPose();
    let frame = 0;
    const draw = () => {
      frame = 0;
      const moving = deck.advance(step());
      for (const [card, element] of cards.current) {
        const isShown = deck.cardIn(card % SLOTS) === card;
        element.hidden = !isShown;
        if (!isShown) continue;
        deck.readPose(card % SLOTS, pose);
        writePose(element, pose, layout.unit);
      }
      if (moving) wake();
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
  useLayoutEffect(() => {
    const pose = createPose();
    for (const [card, element] of cards.current) {
      element.hidden = deck.cardIn(card % SLOTS) !== card;
      if (element.hidden) continue;
      deck.readPose(card % SLOTS, pose);
      writePose(element, pose, layout.unit);
    }
  }, [deck, index, layout]);

  // Those in flight stay until their slot is needed again.
  const first = Math.max(index - (SLOTS - VISIBLE_CARDS), 0);
  const shown = story.cards.slice(first, index + VISIBLE_CARDS);
  return (
    <div className={styles.deck} aria-hidden="true" data-deck="flat">
      {shown.map((card) => (
        <FlatCard
          key={card.id}
          card={card}
          words={story.words}
          layout={layout}
          film={card.id === index && card.media.kind === 'video' ? video.element : null}
          setElement={(element) => {
            if (element) cards.current.set(card.id, element);
            else cards.current.delete(card.id);
          }}
        />
      ))}
    </div>
  );
}
