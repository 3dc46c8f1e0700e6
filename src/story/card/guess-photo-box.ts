import { layOutDeck, type DeckLayout } from '../deck/layout';

/** The approximate height of the bar, heading and buttons around the deck, in rem. */
const AROUND_DECK_REM = 12.5;
/** A phone in landscape has only the bar above its deck: see story-deck.module.css. */
const LANDSCAPE_PHONE = '(max-height: 32em) and (orientation: landscape)';
const AROUND_DECK_LANDSCAPE_REM = 3.25;

/** Estimates a photo's box on a card, in CSS px, to choose a photo's file before there is a page to measure. */
export function guessPhotoBox(): DeckLayout['photo'] {
  const { innerWidth: width, innerHeight: height } = window;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const aroundDeck = rem * (matchMedia(LANDSCAPE_PHONE).matches ? AROUND_DECK_LANDSCAPE_REM : AROUND_DECK_REM);
  return layOutDeck({ stage: { width, height }, area: { x: 0, y: 0, width, height: height - aroundDeck }, rem }).photo;
}
