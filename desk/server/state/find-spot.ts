import { isTree } from '../../../src/model/tree.ts';
import type { Source } from '../../../build/read/yaml/source.ts';
import type { Path } from '../../protocol.ts';

/** A value's path in the data, and the lines and columns at which the value and its key start. */
export type Spot = { path: Path; line: number; column: number; keyLine: number; keyColumn: number };

/** Lists every value of a file, each before the values inside it; none if the file is unreadable. */
export function listSpots(source: Source): Spot[] {
  const spots: Spot[] = [];
  const visit = (value: unknown, path: Path) => {
    // These mistakes only show lines and columns, so they need no message.
    const { line, column } = source.mistakeAt(path, '');
    const { line: keyLine, column: keyColumn } = source.mistakeAt(path, '', { onKey: true });
    spots.push({ path, line, column, keyLine, keyColumn });
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else if (isTree(value)) for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  if (source.data !== undefined) visit(source.data, []);
  return spots;
}

/** Finds the value that a mistake is about: the deepest that starts there, or whose key does, or else on that line. */
export function spotAt(spots: readonly Spot[], line: number, column: number): Spot | undefined {
  return (
    deepest(spots.filter((spot) => spot.line === line && spot.column === column)) ??
    deepest(spots.filter((spot) => spot.keyLine === line && spot.keyColumn === column)) ??
    deepest(spots.filter(isOn(line))) ??
    // Inside a text of several lines, which starts above.
    spots.findLast((spot) => spot.line <= line)
  );
}

/** Finds the value that a note is about: the deepest on the note's line or, if the note is alone there, the next below. */
export function spotOfNote(spots: readonly Spot[], line: number): Spot | undefined {
  return deepest(spots.filter(isOn(line))) ?? spots.find((spot) => spot.keyLine > line);
}

const isOn = (line: number) => (spot: Spot) => spot.line === line || spot.keyLine === line;

function deepest(spots: readonly Spot[]): Spot | undefined {
  return spots.toSorted((a, b) => b.path.length - a.path.length)[0];
}
