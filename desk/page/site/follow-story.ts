import { isNewGuest } from './new-guest';
import { useWedding } from '../../../src/store';
import { keepPlace, onPlace, readPlace } from '../state/story-place';
import type { SiteMessage } from '../../model/origins/origins-type';

const RELOAD: SiteMessage = { type: 'edit:reload' };

/**
 * Keeps the deck at the card that the desk shows, also after a reload, and reports every swipe to the desk. A new guest
 * starts with the closed cover and the first card.
 */
export function followStory(): void {
  const place = isNewGuest ? null : readPlace();
  if (place !== null) {
    // A closed cover hides the deck.
    useWedding.getState().open();
    useWedding.setState({ storyIndex: place });
  }
  onPlace((index) => {
    if (index === useWedding.getState().storyIndex) return;
    // The deck prevents the event’s default if it has this card.
    const isShown = !window.dispatchEvent(new CustomEvent('edit:card', { detail: index, cancelable: true }));
    if (isShown) return;
    // A deck without this card is older than the card; a deck that is not shown reads its place when it is dealt.
    if (document.querySelector('[data-deck]')) window.parent.postMessage(RELOAD, location.origin);
    else useWedding.setState({ storyIndex: index });
  });
  useWedding.subscribe((now, before) => {
    if (now.storyIndex !== before.storyIndex) keepPlace(now.storyIndex);
  });
}
