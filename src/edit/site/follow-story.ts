import { useWedding } from '../../store';
import { keepPlace, onPlace, readPlace } from '../story-place';

/** Keeps the deck at the card that the desk shows, also after a reload, and tells the desk of every swipe. */
export function followStory(): void {
  const show = (storyIndex: number) => {
    // There is no deck behind a closed cover.
    useWedding.getState().open();
    useWedding.setState({ storyIndex });
  };
  const place = readPlace();
  if (place !== null) show(place);
  onPlace(show);
  useWedding.subscribe((now, before) => {
    if (now.storyIndex !== before.storyIndex) keepPlace(now.storyIndex);
  });
}
