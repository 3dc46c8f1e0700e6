/** A press that moves further is a drag, CSS px. */
const MOST_MOVED = 3;

/**
 * A tap on a card's words edits them: the deck, which would turn on the sound of its film, hears that the finger was taken
 * away. Dragged by its words, a card is thrown as ever.
 */
export function keepTapsOnWords(): void {
  let down = { x: 0, y: 0 };
  window.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => void (down = { x, y }), true);
  window.addEventListener(
    'pointerup',
    (event) => {
      const { clientX, clientY, pointerId, pointerType, isPrimary, target } = event;
      if (Math.hypot(clientX - down.x, clientY - down.y) > MOST_MOVED || !isOnWords(clientX, clientY)) return;
      event.stopImmediatePropagation();
      const taken = { bubbles: true, cancelable: true, clientX, clientY, pointerId, pointerType, isPrimary };
      target?.dispatchEvent(new PointerEvent('pointercancel', taken));
    },
    true,
  );
}

/** Whether the uppermost card has words there. */
function isOnWords(x: number, y: number): boolean {
  const card = Array.from(document.querySelectorAll('[data-deck] [data-card]:not([hidden])')).at(-1);
  return Array.from(card?.querySelectorAll('p') ?? []).some((words) => {
    const { left, right, top, bottom } = words.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}
