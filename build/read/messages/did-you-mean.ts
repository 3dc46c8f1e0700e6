/** The most similar candidate; null if more than two letters differ or, in a long word, more than a third. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  // One more than the most that may differ.
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `Did you mean "x"?`, or a list of the choices; empty if there are none. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  if (near !== null) return `Did you mean "${near}"?`;
  return candidates.length > 0 ? `Choose from: ${candidates.join(', ')}.` : '';
}

/** The most choices that `suggest` lists. */
const MOST_SUGGESTED = 8;

/** Like `didYouMean`, but without a list that is too long to help. */
export function suggest(word: string, candidates: readonly string[]): string {
  return candidates.length <= MOST_SUGGESTED || nearest(word, candidates) !== null ? didYouMean(word, candidates) : '';
}

/** The choices in a sentence: `like or superlike`, `a, b or c`. */
export function anyOf(choices: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);
}

/** The Damerau–Levenshtein distance of two words: letters added, removed, replaced, or swapped with the next one. */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 || j === 0 ? i + j : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) distance = Math.min(distance, at(i - 2, j - 2) + 1);
      const row = rows[i];
      if (row) row[j] = distance;
    }
  }
  return at(a.length, b.length);
}
