import type { Change, Step } from '../../../protocol';
import { backgroundsOf, DUSK, type Background } from '../../../../src/model/colours/backgrounds';
import { looksLike, placeOfCard, type Card } from '../../../model/cards';

/*
 * In the file, a background lasts until a card sets another. Adding, moving, removing and painting cards must not change
 * the look of the others, so these steps also write a background where it would otherwise be lost.
 */

/** A step, and the resulting cards. */
export type Outcome = { step: Step; cards: Card[] };

/** A card in the new order, with its old index; null for a new card, which may inherit. */
export type Placed = { card: Card; oldIndex: number | null };

/**
 * The step that also keeps each card’s background.
 * @param changes those that give the new order; those of backgrounds are appended
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
  /** The background a card should have; null to inherit. */
  const lookOf = ({ card, oldIndex }: Placed): Background | null => {
    if (oldIndex === null) return card.background ?? null;
    return paint?.indexes.includes(oldIndex) ? paint.background : (looks[oldIndex] ?? null);
  };
  const cards: Card[] = [];
  let look: Background = DUSK;
  after.forEach((one, index) => {
    const { card, oldIndex } = one;
    const inherited = look;
    // The first card cannot inherit, so it takes the next card’s background.
    const wanted = lookOf(one) ?? (index === 0 ? after.map(lookOf).find((each) => each !== null) : null) ?? inherited;
    // Without paint, a step changes a card’s own background only if another card is in front of it now.
    // The old index of the card in front, before and after the step: -1 for none, undefined if either card is new.
    const frontBefore = oldIndex === null ? undefined : oldIndex - 1;
    const frontAfter = index === 0 ? -1 : (after[index - 1]?.oldIndex ?? undefined);
    const isTouched = paint !== undefined || frontBefore === undefined || frontBefore !== frontAfter;
    let { background } = card;
    if (isTouched && !looksLike(wanted, background ?? inherited))
      background = index > 0 && looksLike(wanted, inherited) ? undefined : wanted;
    // Redundant since this step: the card was the first before, or the one in front of it looked different.
    else if (isTouched && index > 0 && background !== undefined && looksLike(background, inherited))
      if (oldIndex === 0 || !looksLike(background, looks[(oldIndex ?? 0) - 1] ?? DUSK)) background = undefined;
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
