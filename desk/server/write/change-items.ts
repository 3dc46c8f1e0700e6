import { isMap } from 'yaml';
import type { Path } from '../../protocol.ts';
import {
  columnOf,
  contentEnd,
  find,
  isCommentLine,
  isFlow,
  lineAt,
  lineEnd,
  lineStart,
  nextLine,
  spotIn,
  unitsOf,
  type Collection,
  type Sheet,
  type Span,
  type Spot,
  type Unit,
} from './yaml-document.ts';
import type { Splice } from './splice.ts';

/** It says that what is below it is not right yet, and so goes with it. */
const OWN_SAMPLE_NOTE = /^\s*#\s*sample\s*$/i;

/** Lines between others, apart from them by an empty one where they are apart from each other. */
export function insertLines(
  sheet: Sheet,
  spot: Spot,
  holder: Collection,
  index: number,
  write: (column: number) => string,
): Splice[] {
  const units = unitsOf(sheet, holder, spot.after);
  const [first, before] = [units[0], units[index - 1]];
  if (!first) return [];
  const column = columnOf(sheet, first.start);
  const indent = ' '.repeat(column);
  const isApart = units.length === 1 ? isMap(holder) && column === 0 : gapIsEmptyLine(sheet, units, index);
  const gap = isApart ? '\n\n' : '\n';
  const lines = write(column);
  if (before) return [{ start: before.end, end: before.end, text: gap + indent + lines }];
  const [start, text] = first.isInline ? [first.start, lines + gap + indent] : [first.lead, indent + lines + gap];
  return [{ start, end: start, text }];
}

/** Whether there is an empty line where the neighbours of a new entry meet, or else beside one of them. */
function gapIsEmptyLine(sheet: Sheet, units: readonly Unit[], index: number): boolean {
  const behind = Math.min(Math.max(index, 1), units.length - 1);
  const gap = sheet.text.slice(units[behind - 1]?.end, units[behind]?.start);
  return /\n[ \t]*\r?\n/.test(gap);
}

export function insertInFlow(sheet: Sheet, holder: Collection, index: number, text: string): Splice[] {
  const items = itemsInFlow(sheet, holder);
  const between = sheet.text.slice(items[0]?.end, items[1]?.start);
  const comma = items.length > 1 && /^\s*,\s*$/.test(between) ? between : ', ';
  const [next, before] = [items[index], items[index - 1]];
  if (next) return [{ start: next.start, end: next.start, text: text + comma }];
  return before ? [{ start: before.end, end: before.end, text: comma + text }] : [];
}

function itemsInFlow(sheet: Sheet, holder: Collection): Span[] {
  return [...holder.items.keys()].flatMap((index) => {
    const spot = spotIn(sheet, holder, index, true);
    return spot ? [{ start: spot.start, end: contentEnd(sheet, spot) }] : [];
  });
}

/** An entry of a list, or a line of an entry, and the comment at its end. */
export function takeOut(sheet: Sheet, spot: Spot, path: Path): Splice[] {
  const { holder, index } = spot;
  const home = find(sheet, path.slice(0, -1));
  if (!holder || !home) throw new Error('A file cannot be taken out');
  if (isFlow(holder)) return takeOutOfFlow(sheet, holder, index);
  const units = unitsOf(sheet, holder, home.after);
  const [unit, next] = [units[index], units[index + 1]];
  if (!unit) return [];
  const empty = isMap(holder) ? '{}' : '[]';
  if (units.length === 1 && unit.isInline) return [{ start: unit.start, end: unit.end, text: empty, drops: true }];
  if (units.length === 1 && path.length > 1)
    return [{ start: home.after, end: home.after, text: ` ${empty}` }, takeOutLines(sheet, unit, index)];
  if (!unit.isInline || !next) return [takeOutLines(sheet, unit, index)];
  // The dash before the first line stays for the second; comments between them go above it.
  const comments = sheet.comments.filter(({ start }) => start > unit.end && start < next.start);
  const line = lineStart(sheet, unit.start);
  const indent = /^ */.exec(sheet.text.slice(line))?.[0] ?? '';
  const text = comments.map(({ start, end }) => `${indent}${sheet.text.slice(start, end)}\n`).join('');
  return [
    { start: line, end: line, text },
    { start: unit.start, end: next.start, text: '', drops: true },
  ];
}

/** Whole lines. Of the empty lines above and below only those on one side stay. */
function takeOutLines(sheet: Sheet, unit: Unit, index: number): Splice {
  const { text } = sheet;
  const isEmpty = (start: number) => lineAt(sheet, start).trim() === '';
  const above = (start: number) => lineStart(sheet, start - 1);
  const top = lineStart(sheet, 0);
  let start = lineStart(sheet, unit.start);
  let end = nextLine(sheet, unit.end);
  if (start > unit.lead && OWN_SAMPLE_NOTE.test(lineAt(sheet, above(start)))) start = above(start);
  const isEmptyBelow = end >= text.length || isEmpty(end);
  const isFirst = index === 0 && (start === top || !isCommentLine(sheet, above(start)));
  if (start > top && isEmpty(above(start)) && isEmptyBelow)
    while (start > top && isEmpty(above(start))) start = above(start);
  else if (isFirst) while (end < text.length && isEmpty(end)) end = nextLine(sheet, end);
  // A file that ends without a line break goes on doing so.
  if (end === text.length && !text.endsWith('\n') && start > top) start = lineEnd(sheet, above(start));
  return { start, end, text: '', drops: true };
}

function takeOutOfFlow(sheet: Sheet, holder: Collection, index: number): Splice[] {
  const items = itemsInFlow(sheet, holder);
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]];
  if (!item) return [];
  if (next) return [{ start: item.start, end: next.start, text: '', drops: true }];
  if (before) {
    // A comma may stay behind the last one, if a comment keeps it away.
    const isBeside = /^\s*,\s*$/.test(sheet.text.slice(before.end, item.start));
    return [{ start: isBeside ? before.end : item.start, end: item.end, text: '' }];
  }
  const [start = item.start, end = item.end] = holder.range ?? [];
  return [{ start, end, text: isMap(holder) ? '{}' : '[]', drops: true }];
}

/** An entry to another position of its list. What is between the entries stays where it is, and so do dashes before them. */
export function move(sheet: Sheet, spot: Spot, path: Path, to: number): Splice[] {
  const { holder, index } = spot;
  const home = find(sheet, path.slice(0, -1));
  if (!holder || !home || to < 0 || to >= holder.items.length) throw new Error(`No entry can be moved to ${to}`);
  const slots = isFlow(holder)
    ? itemsInFlow(sheet, holder).map((item) => ({
        start: item.start,
        end: item.end,
        indent: '',
        text: sheet.text.slice(item.start, item.end),
      }))
    : unitsOf(sheet, holder, home.after).map(({ start, end, lead, isInline }) => ({
        start: lead,
        end,
        indent: isInline ? '' : ' '.repeat(columnOf(sheet, start)),
        text: sheet.text.slice(lead, end).replace(/^ +/, ''),
      }));
  const moved = slots.toSpliced(index, 1).toSpliced(to, 0, ...slots.slice(index, index + 1));
  return slots.flatMap(({ start, end, indent }, place) => {
    const text = indent + (moved[place]?.text ?? '');
    return moved[place] === slots[place] ? [] : [{ start, end, text }];
  });
}
