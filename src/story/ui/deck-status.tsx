import { useEffect, useState } from 'react';
import type { StoryCard, StoryContent, Swipe } from '../../model/content';
import { wordsOf } from '../card/card-words';
import type { OnOutcome } from '../stage/use-deck';

export type DeckStatusProps = {
  words: StoryContent['words'];
  /** The top card; undefined once all are swiped. */
  card: StoryCard | undefined;
  /** The top card's place in words, as "4 of 50". */
  place: string;
  onOutcome: OnOutcome;
};

/** A swipe that the top card does not allow, counted so that even a repeated one is announced. */
type Refusal = { swipe: Swipe; count: number };

/** Announces each new card to screen readers, and why a card was not swiped. */
export function DeckStatus({ words, card, place, onOutcome }: DeckStatusProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(
    () =>
      onOutcome((outcome) => {
        if (outcome.kind === 'swiped' || outcome.kind === 'went' || outcome.kind === 'reset') setRefusal(null);
        if (!('refused' in outcome) || !outcome.refused) return;
        const swipe = outcome.refused;
        setRefusal((last) => ({ swipe, count: (last?.count ?? 0) + 1 }));
      }),
    [onOutcome],
  );
  const announcement = card ? `${place}: ${wordsOf(card)}` : words.end;
  return (
    <p className="visually-hidden" role="status">
      {refusal ? (
        <span key={refusal.count}>{refusal.swipe === 'like' ? words.onlySuperlike : words.onlyLike}</span>
      ) : (
        announcement
      )}
    </p>
  );
}
