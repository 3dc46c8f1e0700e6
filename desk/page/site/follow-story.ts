import { isNewGuest } from './new-guest';
import { useWedding } from '../../../src/store';
import { storeTopCard, onTopCard, readTopCard } from '../state/story-place';
import type { SiteMessage } from '../../model/origins/origins-type';

const RELOAD: SiteMessage = { type: 'edit:reload' };

/**
 * Keeps the deck at the card that the desk shows, also after a reload, and reports each swipe to the desk. For a new
 * guest, the site starts with the closed cover and the first card.
 */
export function followStory(): void {
  const index = isNewGuest ? null : readTopCard();
  if (index !== null) {
    // A closed cover hides the deck.
    useWedding.getState().open();
    useWedding.setState({ storyIndex: index });
  }
  onTopCard((index) => {
    if (index === useWedding.getState().storyIndex) return;
    // A deck that has this card shows it and prevents the event’s default.
    const isShown = !window.dispatchEvent(new CustomEvent('edit:card', { detail: index, cancelable: true }));
    if (isShown) return;
    // A deck without this card is older than the card. If no deck is on the page, the next one starts at `storyIndex`.
    if (document.querySelector('[data-deck]')) window.parent.postMessage(RELOAD, location.origin);
    else useWedding.setState({ storyIndex: index });
  });
  useWedding.subscribe((now, before) => {
    if (now.storyIndex !== before.storyIndex) storeTopCard(now.storyIndex);
  });
}
