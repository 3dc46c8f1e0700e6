import { useWedding } from '../../../src/store';
import { keepPlace, onPlace, readPlace } from '../state/story-place';
import type { SiteMessage } from '../../model/origins-type';

const AGAIN: SiteMessage = { type: 'edit:reload' };

/** Keeps the deck at the card that the desk shows, also after a reload, and tells the desk of every swipe. */
export function followStory(): void {
  const place = readPlace();
  if (place !== null) {
    // There is no deck behind a closed cover.
    useWedding.getState().open();
    useWedding.setState({ storyIndex: place });
  }
  onPlace((index) => {
    // A deck asks for its place when it is dealt, and goes on by itself from there.
    if (index !== useWedding.getState().storyIndex) window.parent.postMessage(AGAIN, location.origin);
  });
  useWedding.subscribe((now, before) => {
    if (now.storyIndex !== before.storyIndex) keepPlace(now.storyIndex);
  });
}
