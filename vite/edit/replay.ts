/** Lines around a change that say where in a file it belongs: as few as still stand there, after a hand was near. */
const CONTEXT_LINES = [3, 2, 1, 0];

/**
 * Makes the change from one text to another in a text that may have changed elsewhere since. Gives null where its place is
 * not there any more, or there are several that look like it.
 */
export function replay(current: string, from: string, to: string): string | null {
  if (current === from) return to;
  const [old, fresh] = [from.split('\n'), to.split('\n')];
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
  const lines = current.split('\n');
  for (const context of CONTEXT_LINES) {
    const [above, below] = [Math.max(start - context, 0), Math.max(end - context, 0)];
    const part = (all: readonly string[]) => all.slice(above, all.length - below);
    const wanted = part(old);
    const places = [...lines.keys()].filter((at) => wanted.every((line, index) => lines[at + index] === line));
    const [place] = places;
    if (places.length > 1) return null;
    if (place !== undefined) return lines.toSpliced(place, wanted.length, ...part(fresh)).join('\n');
  }
  return null;
}
