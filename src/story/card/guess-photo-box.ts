import { layOutDeck, type DeckLayout } from '../deck/layout';

/** What bar, heading and buttons take of the screen's height, about, in rem. Only the choice of a photo's file hangs on it. */
const AROUND_DECK_REM = 12.5;
/** A phone on its side has only the bar there: story-page.module.css. */
const ON_ITS_SIDE = '(max-height: 32em) and (orientation: landscape)';
const AROUND_DECK_ON_ITS_SIDE_REM = 3.25;

/** About the room for a photo on a card, in CSS px, before there is a page to measure. */
export function guessPhotoBox(): DeckLayout['photo'] {
  const { innerWidth: width, innerHeight: height } = window;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const around = rem * (matchMedia(ON_ITS_SIDE).matches ? AROUND_DECK_ON_ITS_SIDE_REM : AROUND_DECK_REM);
  return layOutDeck({ stage: { width, height }, area: { x: 0, y: 0, width, height: height - around }, rem }).photo;
}
