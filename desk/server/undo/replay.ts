/**
 * Lines of context above and below a change, in the order tried: nearby manual edits leave fewer that match. At least one
 * side needs context, since another entry may contain the same line.
 */
const CONTEXT_LINES = [
  [3, 3],
  [2, 2],
  [1, 1],
  [3, 0],
  [0, 3],
] as const;

/**
 * Applies a change to a text that may have changed elsewhere since; a null text is a missing file.
 * @returns undefined if its place is missing or ambiguous
 */
export function replay(current: string | null, from: string | null, to: string | null): string | null | undefined {
  if (current === from) return to;
  if (current === null || from === null || to === null) return undefined;
  const [old, fresh, lines] = [linesOf(from), linesOf(to), linesOf(current)];
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
  for (const [linesAbove, linesBelow] of CONTEXT_LINES) {
    const [above, below] = [Math.max(start - linesAbove, 0), Math.max(end - linesBelow, 0)];
    const part = (all: readonly (string | null)[]) => all.slice(above, all.length - below);
    const wanted = part(old);
    const places = [...lines.keys()].filter((at) => wanted.every((line, index) => lines[at + index] === line));
    const [place] = places;
    if (places.length > 1) return undefined;
    if (place !== undefined)
      return lines
        .toSpliced(place, wanted.length, ...part(fresh))
        .slice(1, -1)
        .join('\n');
  }
  return undefined;
}

/** The lines of a text, with null for its start and end. */
function linesOf(text: string): (string | null)[] {
  return [null, ...text.split('\n'), null];
}
