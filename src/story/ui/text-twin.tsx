import type { StoryCard } from '../../model/content';
import { wordsOf } from '../card/card-words';
import { VISIBLE_CARDS } from '../deck/feel';

export type TextTwinProps = { cards: readonly StoryCard[]; index: number };

/** The visible stack as text for screen readers, top card first. */
export function TextTwin({ cards, index }: TextTwinProps) {
  return (
    <ol role="list" className="visually-hidden">
      {cards.slice(index, index + VISIBLE_CARDS).map((card, depth) => (
        <li key={card.id} aria-current={depth === 0 ? 'true' : undefined}>
          {wordsOf(card)}
        </li>
      ))}
    </ol>
  );
}
