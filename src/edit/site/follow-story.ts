import { useWedding } from '../../store';
import { keepPlace, onPlace, readPlace } from '../story-place';

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
    if (index !== useWedding.getState().storyIndex) location.reload();
  });
  useWedding.subscribe((now, before) => {
    if (now.storyIndex !== before.storyIndex) keepPlace(now.storyIndex);
  });
}
