/** Lines around a change that say where in a file it belongs. */
const CONTEXT_LINES = 3;

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
  const [above, below] = [Math.max(start - CONTEXT_LINES, 0), Math.max(end - CONTEXT_LINES, 0)];
  const part = (lines: readonly string[]) => lines.slice(above, lines.length - below);
  const lines = current.split('\n');
  const wanted = part(old);
  const places = [...lines.keys()].filter((at) => wanted.every((line, index) => lines[at + index] === line));
  const [place] = places;
  if (place === undefined || places.length > 1) return null;
  return lines.toSpliced(place, wanted.length, ...part(fresh)).join('\n');
}
