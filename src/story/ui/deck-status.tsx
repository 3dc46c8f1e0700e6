import { useEffect, useState } from 'react';
import type { StoryCard, StoryContent } from '../../model/content';
import { wordsOf } from '../card/card-words';
import type { Swipe } from '../../model/content';
import type { OnOutcome } from '../stage/use-deck';

export type DeckStatusProps = {
  words: StoryContent['words'];
  /** The top card; undefined once all are swiped. */
  card: StoryCard | undefined;
  /** Which of the cards that is, in words. */
  place: string;
  onOutcome: OnOutcome;
};

/** A swipe that the top card has refused; counted, so that it is told anew each time. */
type Refusal = { swipe: Swipe; count: number };

/** Tells a screen reader each new card, and why a card stays where it is. */
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
  const told = card ? `${place}: ${wordsOf(card)}` : words.end;
  return (
    <p className="visually-hidden" role="status">
      {refusal ? (
        <span key={refusal.count}>{refusal.swipe === 'like' ? words.onlySuperlike : words.onlyLike}</span>
      ) : (
        told
      )}
    </p>
  );
}
