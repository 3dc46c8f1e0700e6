import { CARD_WIDTH, PHOTO_RATIO } from './deck/layout';
import { loadScene, loadStory } from './load-story';
import { preloadPhoto } from './preload-photo';

/** Photos fetched ahead: those that a guest sees in the first seconds. */
const FIRST_PHOTOS = 3;

/** Brings the story's first photos and code into the browser's cache, so that its page opens at once. */
export async function warmStory(): Promise<void> {
  const [{ story }] = await Promise.all([import('virtual:content/story'), loadStory()]);
  const width = Math.min(CARD_WIDTH, window.innerWidth - 48);
  for (const card of story.cards.slice(0, FIRST_PHOTOS)) preloadPhoto(card, { width, height: width / PHOTO_RATIO });
  await loadScene();
}
