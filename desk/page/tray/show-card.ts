import { addressOf } from '../frame/address';
import { show, useFrame } from '../frame/frame';
import { storeTopCard } from '../state/story-place';
import { useTray } from './tray-store';

/** Addresses at which the story is shown as a deck, not in one of the other `FORMS` in `src/story/story-page.tsx`. */
const DECK = /^\/story($|\?(?!.*\b(list|present)\b))/;

/** Shows a card on top of the deck in the frame, and opens the deck if another page is shown. */
export function showCard(index: number): void {
  storeTopCard(index);
  useTray.setState({ top: index });
  const siteWindow = useFrame.getState().element?.contentDocument?.defaultView;
  if (siteWindow && !DECK.test(addressOf(siteWindow.location))) show('/story');
}
