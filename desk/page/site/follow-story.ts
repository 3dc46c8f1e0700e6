import { useWedding } from '../../../src/store';
import { keepPlace, onPlace, readPlace } from '../state/story-place';
import type { SiteMessage } from '../../model/origins/origins-type';

const RELOAD: SiteMessage = { type: 'edit:reload' };

/** Keeps the deck at the card that the desk shows, also after a reload, and reports every swipe to the desk. */
export function followStory(): void {
  const place = readPlace();
  if (place !== null) {
    // A closed cover hides the deck.
    useWedding.getState().open();
    useWedding.setState({ storyIndex: place });
  }
  onPlace((index) => {
    // A deck reads its place only when it is dealt.
    if (index !== useWedding.getState().storyIndex) window.parent.postMessage(RELOAD, location.origin);
  });
  useWedding.subscribe((now, before) => {
    if (now.storyIndex !== before.storyIndex) keepPlace(now.storyIndex);
  });
}
