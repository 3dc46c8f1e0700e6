import { diffArrays } from 'diff';

/** A part of a text. `at` is its position in the text; `isOwn` means that the other text lacks the part. */
export type Piece = { text: string; at: number; isOwn: boolean };

/** Texts with more differing words, spaces and signs would take too long to compare, so both are marked as a whole. */
const MOST_DIFFERENCES = 1500;

/** Compares two texts word by word. @returns the pieces of each, in order */
export function findDifferences(one: string, other: string): [one: Piece[], other: Piece[]] {
  const parts = diffArrays(wordsOf(one), wordsOf(other), { maxEditLength: MOST_DIFFERENCES }) ?? [
    { value: wordsOf(one), removed: true, added: false },
    { value: wordsOf(other), removed: false, added: true },
  ];
  const piecesOf = (own: 'removed' | 'added', others: 'removed' | 'added') => {
    let at = 0;
    return parts
      .filter((part) => !part[others] && part.value.length > 0)
      .map((part): Piece => {
        const piece = { text: part.value.join(''), at, isOwn: part[own] };
        at += piece.text.length;
        return piece;
      });
  };
  return [piecesOf('removed', 'added'), piecesOf('added', 'removed')];
}

/** The words of a text in any script, and the spaces and signs between them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
}
