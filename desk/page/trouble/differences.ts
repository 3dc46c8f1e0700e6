/** A part of a text, where it starts, and whether the other text has none of it. */
export type Piece = { text: string; at: number; isOwn: boolean };

/** Comparing takes a step for each pair of words; texts of more are told apart from their first difference to their last. */
const MOST_STEPS = 400_000;

/** Tells two texts apart, word by word: each as pieces that are in both, or in itself alone. */
export function tellApart(one: string, other: string): [one: Piece[], other: Piece[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const common = left.length * right.length > MOST_STEPS ? [] : commonOf(left, right);
  const piecesOf = (words: readonly string[], within: readonly string[], side: 0 | 1): Piece[] => {
    const shared = new Set(common.map((pair) => pair[side]));
    return join([
      ...words.slice(0, start).map((text) => ({ text, isOwn: false })),
      ...within.map((text, index) => ({ text, isOwn: !shared.has(index) })),
      ...words.slice(words.length - end).map((text) => ({ text, isOwn: false })),
    ]);
  };
  return [piecesOf(a, left, 0), piecesOf(b, right, 1)];
}

/** Words and what is between them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
}

/** The longest row of words that both have, as pairs of their places. */
function commonOf(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  // How many words are common from here on.
  const counts = new Uint32Array((a.length + 1) * width);
  const countAt = (i: number, j: number) => counts[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      counts[i * width + j] =
        a[i] === b[j] ? countAt(i + 1, j + 1) + 1 : Math.max(countAt(i + 1, j), countAt(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (countAt(i + 1, j) >= countAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function join(pieces: readonly Omit<Piece, 'at'>[]): Piece[] {
  const joined: Piece[] = [];
  let at = 0;
  for (const { text, isOwn } of pieces) {
    const last = joined.at(-1);
    if (last?.isOwn === isOwn) last.text += text;
    else joined.push({ text, at, isOwn });
    at += text.length;
  }
  return joined;
}
