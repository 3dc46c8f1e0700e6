import { story } from 'virtual:content/story';
import { guessPhotoBox } from './guess-photo-box';
import { preloadPhoto } from './preload-photo';
import { isFlatWanted } from '../view/is-flat-wanted';
import { loadScene } from '../view/load-scene';

/** How many photos to fetch: those that a guest sees in the first seconds. */
const FIRST_PHOTOS = 3;

let isWarm = false;

/**
 * Fetches the story's first photos and its scene into the browser's cache, so that the story opens instantly. After a
 * failure, the next call retries.
 */
export async function warmStory(): Promise<void> {
  if (isWarm) return;
  const box = guessPhotoBox();
  for (const card of story.cards.slice(0, FIRST_PHOTOS)) preloadPhoto(card, box);
  // Does not start WebGL yet, which could make the current page stutter.
  if (!isFlatWanted(story.cards.length)) await loadScene();
  isWarm = true;
}
