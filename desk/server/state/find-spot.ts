import { isTree } from '../../../src/model/tree.ts';
import type { Source } from '../../../build/read/yaml/source.ts';
import type { Path } from '../../protocol.ts';

/** The position of a value, and the line and column of its key. */
export type Spot = { path: Path; line: number; column: number; keyLine: number; keyColumn: number };

/** Every value of a file, in order. */
export function listSpots(source: Source): Spot[] {
  const spots: Spot[] = [];
  const visit = (value: unknown, path: Path) => {
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
 * The value a finding is about: the value or key at that position, else the deepest value on its line, else the last value
 * before it, since a long text spans lines.
 */
export function spotAt(spots: readonly Spot[], line: number, column: number): Spot | undefined {
  return (
    deepest(spots.filter((spot) => spot.line === line && spot.column === column)) ??
    deepest(spots.filter((spot) => spot.keyLine === line && spot.keyColumn === column)) ??
    deepest(spots.filter(isOn(line))) ??
    spots.findLast((spot) => spot.line <= line)
  );
}

/** The value a note is about: the one on its line, or the next one if the note has its own line. */
export function spotOfNote(spots: readonly Spot[], line: number): Spot | undefined {
  return deepest(spots.filter(isOn(line))) ?? spots.find((spot) => spot.keyLine > line);
}

const isOn = (line: number) => (spot: Spot) => spot.line === line || spot.keyLine === line;

function deepest(spots: readonly Spot[]): Spot | undefined {
  return spots.toSorted((a, b) => b.path.length - a.path.length)[0];
}
