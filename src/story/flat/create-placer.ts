import type { Deck } from '../deck/deck';
import type { VisitCard } from '../deck/motion';
import type { FlatSheet } from './flat-sheet';

/**
 * Makes what puts every card's sheet where its card is; those of cards that are not drawn are out of sight. Called with
 * the CSS px of a deck unit.
 */
export function createPlacer(deck: Deck, sheets: ReadonlyMap<number, FlatSheet>): (unit: number) => void {
  const drawn = new Set<FlatSheet>();
  let scale = 1;
  const place: VisitCard = (card, pose) => {
    const sheet = sheets.get(card);
    if (!sheet) return;
    drawn.add(sheet);
    sheet.write(pose, scale);
  };
  return (unit) => {
    scale = unit;
    drawn.clear();
    deck.walk(place);
    for (const sheet of sheets.values()) sheet.setHidden(!drawn.has(sheet));
  };
}
