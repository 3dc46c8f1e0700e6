/** What makes a file unreadable, and where; lines and columns count from 1. */
export type Cause = { line: number; column: number; message: string };

/** An indentation level: the keys of an entry, or the dashes of a list. */
type Level = {
  /** The column of its keys or dashes, from 0. */
  column: number;
  kind: 'key' | 'dash';
  /** The number of its keys or dashes so far. */
  count: number;
  /** The index of the line with its last key or dash. */
  last: number;
  /** Whether its last key or dash has no value yet, so that deeper lines may follow. */
  isOpen: boolean;
};

/** The message for a line that is neither a key with its value nor part of a text. */
export const STRAY =
  'This line belongs to nothing. If it continues the text above, indent it further than the name of that text; if it is a ' +
  'fact, write it as "name: value".';

const EMPTY = 'This name has no value and no indented lines below it. Check that it is indented like its neighbours.';

/** A line's indentation, in spaces. */
export function indentOf(line: string): number {
  return line.length - line.replace(/^ +/, '').length;
}

/** The cause for a line whose indentation is `is` instead of `should` spaces. @param index of the line, from 0 */
export function uneven(index: number, is: number, should: number): Cause {
  const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);
  let message = `This line is indented by ${spaces(is)}, the lines it belongs with by ${should}. Indent it by ${should}.`;
  if (should === 0)
    message = `This line is indented by ${spaces(is)}, but the lines it belongs with are not. Delete the spaces before it.`;
  if (is === 0)
    message = `This line is not indented, but the lines it belongs with are. Indent it by ${spaces(should)}.`;
  return { line: index + 1, column: 1, message };
}

/** Tracks the indentation of a file's lines, and finds the first that is wrong. */
export function createOutline(lines: readonly string[], blank: RegExp) {
  let levels: Level[] = [];
  /** The index of the line that closed a level, by the level's column. */
  const closedBy = new Map<number, number>();
  let empty: Cause | null = null;

  /** Finds the line to blame for a misplaced one: itself, or an earlier one. */
  const misplaced = (index: number, column: number, kind: Level['kind']): Cause => {
    const above = levels.at(-1);
    const nextIndent = indentOf(lines.slice(index + 1).find((line) => !blank.test(line)) ?? '');
    const isLevelWithDash = levels.some((level) => level.kind === 'dash' && level.column === column);
    // The line above may be the wrong one if no other line has its column, and either the next line has the column of
    // this one, or the line above is a key without a dash that is indented further than this one. Not if this line is
    // of another kind, or a key at the column of its list's dashes: then this line is wrong.
    if (above && above.count === 1 && above.kind === kind && !isLevelWithDash) {
      const lineAbove = lines[above.last] ?? '';
      // The indentation that would put its key or dash at this column, unless that is outside its parent.
      const should = indentOf(lineAbove) + column - above.column;
      const parent = levels.findLast(({ last }) => last < above.last);
      const staysInParent = should >= (parent?.column ?? 0);
      const isLoneDeepKey = !/^ *-/.test(lineAbove) && column < above.column && nextIndent !== above.column;
      if (staysInParent && (nextIndent === column || isLoneDeepKey))
        return uneven(above.last, indentOf(lineAbove), should);
    }
    // If an earlier line closed the level that this line continues, that one is wrong.
    const closer = closedBy.get(column);
    if (closer !== undefined) return uneven(closer, indentOf(lines[closer] ?? ''), column);
    // Otherwise this line is wrong, and probably belongs to the nearest level of its kind.
    const distance = (level: Level) => Math.abs(level.column - column);
    const [near] = levels
      .filter((level) => level.kind === kind)
      .toSorted((a, b) => distance(a) - distance(b) || b.column - a.column);
    return near ? uneven(index, column, near.column) : { line: index + 1, column: column + 1, message: STRAY };
  };

  return {
    /** Adds a key or dash at its column. @returns what is wrong with its indentation; null if nothing is */
    enter(index: number, column: number, kind: Level['kind']): Cause | null {
      const above = levels.at(-1);
      // A key or dash may follow a dash on its line.
      const isSameLine = above?.last === index;
      const known = levels.find((level) => level.column === column && level.kind === kind);
      const mayBeDeeper = above !== undefined && (above.isOpen || isSameLine);
      // A list's dashes may be at the column of its own key.
      const isDeeper = mayBeDeeper && (column > above.column || (kind === 'dash' && column === above.column));
      if (above && !known && !isDeeper) return misplaced(index, column, kind);
      if (above?.isOpen && !isSameLine && known)
        empty ??= { line: above.last + 1, column: above.column + 1, message: EMPTY };
      if (above && !isSameLine) above.isOpen = false;
      for (const level of levels) if (level.column > column) closedBy.set(level.column, index);
      levels = known ? levels.slice(0, levels.indexOf(known) + 1) : levels.filter((level) => level.column <= column);
      if (known) Object.assign(known, { count: known.count + 1, last: index, isOpen: false });
      else {
        levels.push({ column, kind, count: 1, last: index, isOpen: false });
        closedBy.delete(column);
      }
      return null;
    },
    /** Sets whether the last key or dash still lacks a value. */
    setOpen(isOpen: boolean): void {
      const level = levels.at(-1);
      if (level) level.isOpen = isOpen;
    },
    /** Whether a line at this column may be the value of the last key or dash. */
    mayBeValue(column: number): boolean {
      const level = levels.at(-1);
      return level !== undefined && level.isOpen && column > level.column;
    },
    /** The column of the last key or dash; 0 before the first. */
    lastColumn: (): number => levels.at(-1)?.column ?? 0,
    /** The lines after the one at `index` that are indented further than the last key or dash. */
    linesBelow(index: number): string[] {
      const within = levels.at(-1)?.column ?? -1;
      const below = lines.slice(index + 1);
      const end = below.findIndex((line) => !blank.test(line) && indentOf(line) <= within);
      return end < 0 ? below : below.slice(0, end);
    },
    /** The first key without any value, or null. Valid in itself, but the likely cause of another error. */
    emptyKey: (): Cause | null => empty,
  };
}
