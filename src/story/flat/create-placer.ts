import type { Deck } from '../deck/deck';
import type { VisitCard } from '../deck/motion';
import { writePose } from './write-pose';

/**
 * Makes what puts every card's element where its card is; elements of cards that are not drawn are out of sight.
 * Allocates nothing when it is called, with the CSS px of a deck unit.
 */
export function createPlacer(deck: Deck, elements: ReadonlyMap<number, HTMLElement>): (unit: number) => void {
  const drawn = new Set<HTMLElement>();
  let scale = 1;
  const place: VisitCard = (card, pose) => {
    const element = elements.get(card);
    if (!element) return;
    drawn.add(element);
    writePose(element, pose, scale);
  };
  return (unit) => {
    scale = unit;
    drawn.clear();
    deck.walk(place);
    for (const element of elements.values()) element.hidden = !drawn.has(element);
  };
}
