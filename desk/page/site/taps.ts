import { isDrag, isIn, topCard } from './point';

/**
 * Makes a tap on a card’s words edit them: the deck, which would unmute the card’s film, receives a cancelled press. A
 * card dragged by its words is still thrown.
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
      if (isDrag(down, up) || !isIn(words, up)) return;
      event.stopImmediatePropagation();
      const copied = { bubbles: true, cancelable: true, clientX, clientY, pointerId, pointerType, isPrimary };
      target?.dispatchEvent(new PointerEvent('pointercancel', copied));
    },
    true,
  );
}
