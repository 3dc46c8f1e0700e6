import { isTree } from '../../../src/model/tree.ts';
import type { Source } from '../../../build/read/yaml/source.ts';
import type { Path } from '../../protocol.ts';

/** A value's path in the data, and the lines and columns at which the value and its key start. */
export type Spot = { path: Path; line: number; column: number; keyLine: number; keyColumn: number };

/** Lists every value of a file, each before the values inside it; none if the file is unreadable. */
export function listSpots(source: Source): Spot[] {
  const spots: Spot[] = [];
  const visit = (value: unknown, path: Path) => {
    // A mistake has a line and a column; its message is not used.
    const { line, column } = source.mistakeAt(path, '');
    const key = source.mistakeAt(path, '', { onKey: true });
    spots.push({ path, line, column, keyLine: key.line, keyColumn: key.column });
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, [...path, index]));
    else if (isTree(value)) for (const [name, entry] of Object.entries(value)) visit(entry, [...path, name]);
  };
  if (source.data !== undefined) visit(source.data, []);
  return spots;
}

/**
 * Finds the value that a finding is about: the deepest that starts at that line and column, or else whose key does; else
 * the deepest on that line; else the last that starts above, since a long text spans lines.
 */
export function spotAt(spots: readonly Spot[], line: number, column: number): Spot | undefined {
  return (
    deepest(spots.filter((spot) => spot.line === line && spot.column === column)) ??
    deepest(spots.filter((spot) => spot.keyLine === line && spot.keyColumn === column)) ??
    deepest(spots.filter(isOn(line))) ??
    spots.findLast((spot) => spot.line <= line)
  );
}

/** Finds the value that a note is about: the deepest on the note's line, or the next below a note with its own line. */
export function spotOfNote(spots: readonly Spot[], line: number): Spot | undefined {
  return deepest(spots.filter(isOn(line))) ?? spots.find((spot) => spot.keyLine > line);
}

const isOn = (line: number) => (spot: Spot) => spot.line === line || spot.keyLine === line;

function deepest(spots: readonly Spot[]): Spot | undefined {
  return spots.toSorted((a, b) => b.path.length - a.path.length)[0];
}
