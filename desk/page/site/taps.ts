import { isDrag, isInside, topCard } from './point';

/**
 * Leaves taps on a card’s words to the desk, which edits those words. The deck would unmute the card’s film, so it
 * receives a cancelled press instead. A card dragged by its words is still thrown.
 */
export function keepTapsFromDeck(): void {
  let down = { x: 0, y: 0 };
  window.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => void (down = { x, y }), true);
  window.addEventListener(
    'pointerup',
    (event) => {
      const { clientX, clientY, pointerId, pointerType, isPrimary, target } = event;
      const up = { x: clientX, y: clientY };
      const words = Array.from(topCard(document)?.querySelectorAll('p') ?? [], (each) => each.getBoundingClientRect());
      if (isDrag(down, up) || !isInside(words, up)) return;
      event.stopImmediatePropagation();
      const copied = { bubbles: true, cancelable: true, clientX, clientY, pointerId, pointerType, isPrimary };
      target?.dispatchEvent(new PointerEvent('pointercancel', copied));
    },
    true,
  );
}
