import type { Change, Step } from '../../../protocol';
import { backgroundsOf, DUSK, type Background } from '../../../../src/model/colours/backgrounds';
import { looksLike, placeOfCard, type Card } from '../../../model/cards';

/*
 * In the file, a background lasts until a card sets another. Adding, moving, removing and painting cards must not
 * change the look of the others, so these steps also write a background where it would otherwise be lost.
 */

/** A step, and the resulting cards. */
export type Outcome = { step: Step; cards: Card[] };

/** A card in the new order, with its old index: null for a new card. */
export type Placed = { card: Card; oldIndex: number | null };

/**
 * Completes a step, so that each card without new paint looks as before.
 * @param changes the step’s other changes; those of backgrounds are appended to them
 * @param paint a new background, and the old indexes of its cards
 */
export function keepBackgrounds(
  before: readonly Card[],
  after: readonly Placed[],
  label: string,
  changes: Change[],
  paint?: { indexes: readonly number[]; background: Background },
): Outcome {
  const looks = backgroundsOf(before);
  // The background that a card should show; null for a new card without one, which inherits.
  const lookOf = ({ card, oldIndex }: Placed): Background | null => {
    if (oldIndex === null) return card.background ?? null;
    return paint?.indexes.includes(oldIndex) ? paint.background : (looks[oldIndex] ?? null);
  };
  const cards: Card[] = [];
  let look: Background = DUSK;
  after.forEach((placed, index) => {
    const { card, oldIndex } = placed;
    const inherited = look;
    // A new first card has no card to inherit from, so it looks like the next card that is old or has a background line.
    const wanted =
      lookOf(placed) ?? (index === 0 ? after.map(lookOf).find((each) => each !== null) : null) ?? inherited;
    // Without paint, a card’s background line can change only if the card in front of it is no longer the same.
    const inFront = index === 0 ? -1 : after[index - 1]?.oldIndex;
    const canChange = paint !== undefined || oldIndex === null || inFront !== oldIndex - 1;
    let { background } = card;
    if (canChange && !looksLike(wanted, background ?? inherited))
      // The first card inherits from no card, so its line is rewritten, even if the default would look the same.
      background = index > 0 && looksLike(wanted, inherited) ? undefined : wanted;
    else if (canChange && index > 0 && background !== undefined && looksLike(background, inherited)) {
      // The card would now look the same without its own background. If that was so before, the couple chose it.
      const wasRedundant = oldIndex !== null && oldIndex > 0 && looksLike(background, looks[oldIndex - 1] ?? DUSK);
      if (!wasRedundant) background = undefined;
    }
    if (background !== card.background)
      changes.push({
        kind: 'set',
        at: placeOfCard(index, 'background'),
        was: card.background ?? null,
        value: background ?? null,
      });
    const { background: _, ...rest } = card;
    cards.push(background === undefined ? rest : { ...rest, background });
    look = background ?? inherited;
  });
  return { step: { label, changes }, cards };
}
