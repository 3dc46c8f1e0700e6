import type { Deck } from '../deck/deck';
import type { VisitCard } from '../deck/motion';
import type { FlatSheet } from './flat-sheet';

/** Creates a function that moves the sheets of all drawn cards to their poses and hides the others. `unit` is in CSS px. */
export function createPlacer(deck: Deck, sheets: ReadonlyMap<number, FlatSheet>): (unit: number) => void {
  // Created once, so that no frame allocates.
  const drawn = new Set<FlatSheet>();
  let currentUnit = 1;
  const place: VisitCard = (card, pose) => {
    const sheet = sheets.get(card);
    if (!sheet) return;
    drawn.add(sheet);
    sheet.write(pose, currentUnit);
  };
  return (unit) => {
    currentUnit = unit;
    drawn.clear();
    deck.walk(place);
    for (const sheet of sheets.values()) sheet.setHidden(!drawn.has(sheet));
  };
}
