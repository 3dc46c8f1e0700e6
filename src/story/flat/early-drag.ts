import { isOnCard, type DeckLayout } from '../deck/layout';
import { swipeOf } from '../deck/rules';
import { keyOf } from '../stage/deck-keys';

/** Saves a press in `window.earlyPress`, until the page's script handles presses: see `index.html`. */
declare function remember(press: Event): void;

/**
 * Saves a drag of the top card for `use-early-press.ts` to repeat: its first and latest event. When it ends, saves only a
 * press of the key that makes the same swipe, or nothing if the drag was cancelled or made no swipe.
 */
export function rememberDrag(region: HTMLElement, layout: () => DeckLayout): void {
  const begin = (event: PointerEvent) => {
    // As in `useCardDrag`: a second finger ends the drag, and only a finger or the main mouse button starts one, without
    // Control, which opens the context menu on a Mac.
    if (!event.isPrimary || event.button > 0 || event.ctrlKey) window.earlyPress = [];
    else if (region.contains(event.target as Node) && isOnCard(layout(), event.clientX, event.clientY)) remember(event);
  };
  const keyPressFor = (start: PointerEvent, { type, clientX, clientY }: PointerEvent) => {
    const { unit } = layout();
    const swipe = swipeOf((clientX - start.clientX) / unit, (clientY - start.clientY) / unit);
    return type === 'pointerup' && swipe ? [new KeyboardEvent('keydown', { key: keyOf(swipe) })] : [];
  };
  const follow = (event: PointerEvent) => {
    const start = window.earlyPress?.[0];
    if (!(start instanceof PointerEvent && start.type === 'pointerdown')) return;
    window.earlyPress = event.type === 'pointermove' ? [start, event] : keyPressFor(start, event);
  };
  // In the capture phase, since React stops events on elements that it has not hydrated yet.
  addEventListener('pointerdown', begin, true);
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) addEventListener(type, follow, true);
}
