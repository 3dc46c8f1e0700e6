import { useEffect, useState } from 'react';
import type { StoryCard, StoryContent, Swipe } from '../../model/content';
import { wordsOf } from '../card/card-words';
import type { OnOutcome } from '../stage/use-deck';

export type DeckStatusProps = {
  words: StoryContent['words'];
  /** The top card; undefined once all are swiped. */
  card: StoryCard | undefined;
  /** The top card's place in words, as "4 of 50"; not announced once all are swiped. */
  place: string;
  onOutcome: OnOutcome;
};

/** A swipe that the top card does not allow, counted so that even a repeated one is announced. */
type Refusal = { swipe: Swipe; count: number };

/** Announces each new card, and the end, to screen readers, and why a card was not swiped. */
export function DeckStatus({ words, card, place, onOutcome }: DeckStatusProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(
    () =>
      onOutcome((outcome) => {
        const swipe = 'refused' in outcome ? outcome.refused : null;
        if (swipe) setRefusal((last) => ({ swipe, count: (last?.count ?? 0) + 1 }));
        else if (outcome.kind === 'swiped' || outcome.kind === 'went' || outcome.kind === 'reset') setRefusal(null);
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
