/** What makes a file unreadable, and where in its text; lines and columns count from 1. */
export type Cause = { line: number; column: number; message: string };

/** A place where lines may start: those of an entry, or the dashes of a list. */
type Level = {
  column: number;
  kind: 'name' | 'dash';
  /** Its lines so far, and the last one's index. */
  count: number;
  last: number;
  /** The last name has nothing after it: lines may follow that are set in further. */
  open: boolean;
};

/** What is said of a line that is neither a fact nor part of a text. */
export const ALONE =
  'This line belongs to nothing. If it goes on with the text above, set it in further than the name of that text; if it ' +
  'is a fact, write it as "name: value".';

const EMPTY =
  'Nothing stands after this name, and no line below it is set in further. Is it set in as far as its neighbours?';

/** How far a line is set in. */
export function indentOf(line: string): number {
  return line.length - line.replace(/^ +/, '').length;
}

/** A line that is set in further, or less far, than those that it belongs to. @param index the line's, from 0. */
export function uneven(index: number, is: number, should: number): Cause {
  const spaces = is === 1 ? '1 space' : `${is} spaces`;
  const message = `This line is set in by ${spaces}, and the lines that it belongs to by ${should}. Make it ${should}.`;
  return { line: index + 1, column: 1, message };
}

/** Follows how far the lines of a file are set in, and finds the first that is so in a way that cannot be meant. */
export function createOutline(lines: readonly string[], blank: RegExp) {
  let levels: Level[] = [];
  /** Which line left a level, by the level's column. */
  const leftBy = new Map<number, number>();
  let empty: Cause | null = null;

  /** The line to blame for one that starts where none may: it may be one before it. */
  const misplaced = (index: number, column: number, kind: Level['kind']): Cause => {
    const above = levels.at(-1);
    const next = indentOf(lines.slice(index + 1).find((line) => !blank.test(line)) ?? '');
    // The first of some lines stands alone: it is that one which is set in wrongly where the next agrees with this one.
    if (above && above.count === 1 && above.kind === kind) {
      const first = lines[above.last] ?? '';
      const isAlone = next === column || (!/^ *-/.test(first) && column < above.column && next !== above.column);
      if (isAlone) return uneven(above.last, indentOf(first), indentOf(first) + column - above.column);
    }
    const left = leftBy.get(column);
    if (left !== undefined) return uneven(left, indentOf(lines[left] ?? ''), column);
    const distance = (level: Level) => Math.abs(level.column - column);
    const [near] = levels
      .filter((level) => level.kind === kind)
      .toSorted((a, b) => distance(a) - distance(b) || b.column - a.column);
    return near ? uneven(index, column, near.column) : { line: index + 1, column: column + 1, message: ALONE };
  };

  return {
    /** Takes a name or a dash at its column; gives what is wrong with where it stands. */
    enter(index: number, column: number, kind: Level['kind']): Cause | null {
      const above = levels.at(-1);
      const isSameLine = above?.last === index;
      const known = levels.find((level) => level.column === column && level.kind === kind);
      const mayBeDeeper = above !== undefined && (above.open || isSameLine);
      const isDeeper = mayBeDeeper && (column > above.column || (kind === 'dash' && column === above.column));
      if (above && !known && !isDeeper) return misplaced(index, column, kind);
      if (above?.open && !isSameLine && known)
        empty ??= { line: above.last + 1, column: above.column + 1, message: EMPTY };
      if (above && !isSameLine) above.open = false;
      for (const level of levels) if (level.column > column) leftBy.set(level.column, index);
      levels = levels.filter(
        (level) => level.column < column || level === known || (level.column === column && !known),
      );
      if (known) Object.assign(known, { count: known.count + 1, last: index, open: false });
      else levels.push({ column, kind, count: 1, last: index, open: false });
      if (!known) leftBy.delete(column);
      return null;
    },
    /** Whether the last name has nothing after it. */
    setOpen(open: boolean): void {
      const level = levels.at(-1);
      if (level) level.open = open;
    },
    /** Where the last name or dash stands. */
    column: (): number => levels.at(-1)?.column ?? 0,
    /** The lines that follow a line and are set in further than its name, or its dash. */
    linesBelow(index: number): string[] {
      const within = levels.at(-1)?.column ?? -1;
      const below = lines.slice(index + 1);
      const end = below.findIndex((line) => !blank.test(line) && indentOf(line) <= within);
      return end < 0 ? below : below.slice(0, end);
    },
    /** A name with nothing after it nor below it: no slip for itself, but likely the cause where there is another. */
    empty: (): Cause | null => empty,
  };
}
