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
 * Applies the change from one text to another to a text that may also have changed elsewhere. Null is a missing file.
 * @returns undefined if the change's place is missing or ambiguous
 */
export function replay(current: string | null, from: string | null, to: string | null): string | null | undefined {
  if (current === from) return to;
  if (current === null || from === null || to === null) return undefined;
  const [old, fresh, lines] = [linesOf(from), linesOf(to), linesOf(current)];
  const shorter = Math.min(old.length, fresh.length);
  let sameAbove = 0;
  while (sameAbove < shorter && old[sameAbove] === fresh[sameAbove]) sameAbove += 1;
  let sameBelow = 0;
  while (sameBelow < shorter - sameAbove && old.at(-1 - sameBelow) === fresh.at(-1 - sameBelow)) sameBelow += 1;
  for (const [linesAbove, linesBelow] of CONTEXT_LINES) {
    const [above, below] = [Math.max(sameAbove - linesAbove, 0), Math.max(sameBelow - linesBelow, 0)];
    const changeWithContext = (all: readonly (string | null)[]) => all.slice(above, all.length - below);
    const wanted = changeWithContext(old);
    const places = [...lines.keys()].filter((place) => wanted.every((line, index) => lines[place + index] === line));
    const [place] = places;
    if (places.length > 1) return undefined;
    if (place !== undefined)
      return lines
        .toSpliced(place, wanted.length, ...changeWithContext(fresh))
        .slice(1, -1)
        .join('\n');
  }
  return undefined;
}

/** The lines of a text, with null for its start and end. */
function linesOf(text: string): (string | null)[] {
  return [null, ...text.split('\n'), null];
}
