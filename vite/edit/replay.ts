/**
 * How many lines above and below a change say where in a file it belongs: as few as still stand there, after a hand was near.
 * On one side at least, since the same line may stand in another entry.
 */
const CONTEXT_LINES = [
  [3, 3],
  [2, 2],
  [1, 1],
  [3, 0],
  [0, 3],
] as const;

/**
 * Makes the change from one text to another in a text that may have changed elsewhere since. Gives null where its place is
 * not there any more, or there are several that look like it.
 */
export function replay(current: string, from: string, to: string): string | null {
  if (current === from) return to;
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
    if (places.length > 1) return null;
    if (place !== undefined)
      return lines
        .toSpliced(place, wanted.length, ...part(fresh))
        .slice(1, -1)
        .join('\n');
  }
  return null;
}

/** The lines of a text; what is above the first and below the last is a place, too. */
function linesOf(text: string): (string | null)[] {
  return [null, ...text.split('\n'), null];
}
