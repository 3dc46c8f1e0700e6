import { story } from 'virtual:content/story';
import { layOutDeck } from './deck/layout';
import { loadScene } from './view/load-scene';
import { preloadPhoto } from './preload-photo';

/** Photos fetched ahead: those that a guest sees in the first seconds. */
const FIRST_PHOTOS = 3;
/** What bar, heading and buttons take of the screen's height, about. Only the choice of a photo's file hangs on it. */
const AROUND_DECK_PX = 200;

/** Brings the story's first photos and its scene into the browser's cache, so that its page opens at once. */
export async function warmStory(): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  const { photo } = layOutDeck({
    stage: { width, height },
    area: { x: 0, y: 0, width, height: height - AROUND_DECK_PX },
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
  });
  for (const card of story.cards.slice(0, FIRST_PHOTOS)) preloadPhoto(card, photo);
  await loadScene();
}
