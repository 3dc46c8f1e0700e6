import { isOnCard, type DeckLayout } from '../deck/layout';
import { swipeOf } from '../deck/rules';
import { keyOf } from '../stage/deck-keys';

/** Saves a press in `window.earlyPress`: see `index.html`. `use-early-press.ts` repeats it. */
declare function remember(press: Event): void;

/**
 * Saves a touch on the top card in `window.earlyPress`: its start and where the finger is now. Once the finger lifts,
 * saves only the key that makes the same swipe. Stops when the page has repeated the touch.
 */
export function rememberDrag(region: HTMLElement, layout: () => DeckLayout): void {
  const begin = (event: PointerEvent) => {
    // As in `useCardDrag`: a second finger ends the drag, and only the main mouse button starts one.
    if (!event.isPrimary || event.button > 0) window.earlyPress = [];
    else if (region.contains(event.target as Node) && isOnCard(layout(), event.clientX, event.clientY)) remember(event);
  };
  const follow = (event: PointerEvent) => {
    const start = window.earlyPress?.[0];
    if (!(start instanceof PointerEvent && start.type === 'pointerdown')) return;
    window.earlyPress = event.type === 'pointermove' ? [start, event] : swipeKey(start, event);
  };
  const swipeKey = (start: PointerEvent, { type, clientX, clientY }: PointerEvent) => {
    const { unit } = layout();
    const swipe = swipeOf((clientX - start.clientX) / unit, (clientY - start.clientY) / unit);
    return type === 'pointerup' && swipe ? [new KeyboardEvent('keydown', { key: keyOf(swipe) })] : [];
  };
  // In the capture phase, since React stops events on elements that it has not hydrated yet.
  addEventListener('pointerdown', begin, true);
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) addEventListener(type, follow, true);
}
