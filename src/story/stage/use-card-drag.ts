import { useDrag } from '@use-gesture/react';
import { useEffect, type RefObject } from 'react';
import type { Deck } from '../deck/deck';
import { EDGE_DEAD_ZONE_PX } from '../deck/feel';
import { isOnCard, type DeckLayout } from '../deck/layout';

/** Events with which the system takes over the pointer: the guest has not ended the drag. */
const INTERRUPTIONS = new Set(['pointercancel', 'lostpointercapture', 'touchcancel']);

/** A ref to the window, where `hideMove` runs before all other listeners. A getter, since prerendering has no window. */
const WINDOW = {
  get current() {
    return window;
  },
};

export type CardDragOptions = {
  deck: Deck;
  layout: DeckLayout | null;
  /** The element that receives touches; its `touch-action` allows no panning. */
  target: RefObject<HTMLElement | null>;
  /** Called when the card was tapped: pressed, but moved less than use-gesture's threshold of 3 px. */
  onTap: () => void;
};

/** Lets a finger or mouse drag the top card. Writes only to the deck; React renders when a card is swiped. */
export function useCardDrag({ deck, layout, target, onTap }: CardDragOptions): void {
  useDrag(
    ({ first, last, canceled, tap, xy: [x, y], initial: [startX, startY], event, cancel }) => {
      if (!layout) return;
      hideMove(event);
      // The stage fills the window, so its coordinates are the pointer's.
      const { centre, unit } = layout;
      const time = event.timeStamp;
      if (first) {
        const isOnDeck = event.target instanceof Node && target.current?.contains(event.target);
        if (!isOnDeck || !isOnCard(layout, startX, startY) || isSystemGesture(event, startX, layout)) {
          // use-gesture captures every pointer. A button would stay pressed even if the guest moved off it.
          if (event.target instanceof Element && 'pointerId' in event)
            event.target.releasePointerCapture(event.pointerId);
          return cancel();
        }
        deck.grab((startX - centre.x) / unit, (startY - centre.y) / unit, time);
      }
      if (canceled || INTERRUPTIONS.has(event.type)) return deck.cancel();
      // No card is held if the effects below have cancelled the drag; then it is not a tap either.
      if (deck.state.held === null) return;
      deck.drag((x - centre.x) / unit, (y - centre.y) / unit, time);
      if (!last) return;
      deck.release(time);
      if (tap) onTap();
    },
    // Without `keys: false`, the arrow keys would drag, too.
    { target: WINDOW, pointer: { keys: false, buttons: 1 }, eventOptions: { capture: true } },
  );

  // If the layout changes, the tab is hidden, the window loses the focus or a second finger appears, the card returns.
  useEffect(() => () => deck.cancel(), [deck, layout]);
  useEffect(() => {
    const letGo = () => deck.cancel();
    const onPointerDown = (event: PointerEvent) => {
      if (!event.isPrimary) letGo();
    };
    const onTouchMove = (event: TouchEvent) => {
      if (deck.state.held !== null) hideMove(event);
    };
    document.addEventListener('visibilitychange', letGo);
    window.addEventListener('blur', letGo);
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('touchmove', onTouchMove, true);
    return () => {
      document.removeEventListener('visibilitychange', letGo);
      window.removeEventListener('blur', letGo);
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('touchmove', onTouchMove, true);
    };
  }, [deck]);
}

/**
 * Hides a move of the pointer from React, which listens to every event at its root and would search its tree twice for
 * each move.
 */
function hideMove(event: Event): void {
  if (event.type === 'pointermove' || event.type === 'touchmove') event.stopPropagation();
}

/**
 * Whether a press belongs to the system: a touch close to the screen's side to its back gesture, and a press with Control
 * to the context menu that it opens on a Mac, after which Chrome does not report the release.
 */
function isSystemGesture(event: Event, x: number, { stage }: DeckLayout): boolean {
  if ('ctrlKey' in event && event.ctrlKey) return true;
  if (!('pointerType' in event) || event.pointerType !== 'touch') return false;
  return x < EDGE_DEAD_ZONE_PX || x > stage.width - EDGE_DEAD_ZONE_PX;
}
