import { isCollection, isMap, isScalar, isSeq } from 'yaml';
import { isEntry } from '../../model/values.ts';
import type { Path, Value } from '../../protocol.ts';
import { insertInFlow, insertLines } from './change-items.ts';
import { noteOf, SAMPLE_NOTE, withoutNotes } from './notes.ts';
import {
  columnOf,
  contentEnd,
  find,
  isBlockText,
  isFlow,
  lineEnd,
  spotIn,
  type Collection,
  type Sheet,
  type Spot,
} from './yaml-document.ts';
import type { Splice } from './splice.ts';
import { isSame } from './yaml-values.ts';
import { writeFlowLine, writeInFlow, writeItem, writeLine, writeValue, type Like, type Manner } from './write-value.ts';

/** Another value in the place of one. */
export function replace(sheet: Sheet, spot: Spot, path: Path, was: Value, value: Value, manner: Manner): Splice[] {
  const { node, after } = spot;
  const notes = withoutNotes(sheet, spot, path);
  if (isSame(was, value)) return notes;
  const isBlockList = isCollection(node) && !isFlow(node);
  const isBelow = isBlockList || isBlockText(node);
  const start = node === null || isBlockList ? after : (node.range?.[0] ?? after);
  const end = isBlockList ? lineEnd(sheet, contentEnd(sheet, spot)) : contentEnd(sheet, spot);
  const seat = { path, column: spot.column, from: Math.max(columnOf(sheet, start), 0), inFlow: spot.inFlow };
  const like = likeOf(sheet, node, start, end, manner);
  const written = writeValue(value, seat, like, manner);
  const inline = isBlockText(node) ? headerLike(sheet.text.slice(start), written.inline) : written.inline;
  const space = start === after && inline !== '' && !spot.inFlow ? ' ' : '';
  const note = spot.inFlow ? null : noteOf(sheet, isBelow ? lineEnd(sheet, after) : end, isBelow ? start : end);
  const kept = note === null ? '' : sheet.text.slice(note.start, note.end).replace(SAMPLE_NOTE, '');
  // The note beside the value stays where it is, unless lines come between.
  if (written.below === null && !isBelow) return [{ start, end, text: space + inline }, ...notes];
  const others = notes.filter(({ start }) => note === null || start < note.start || start >= Math.max(note.end, end));
  const whole = { start: inline === '' ? after : start, end: Math.max(end, note?.end ?? end), drops: true } as const;
  if (written.below === null) return [{ ...whole, text: space + inline + kept }, ...others];
  const isBesideDash = inline === '' && kept === '' && isSeq(spot.holder);
  const below = isBesideDash ? ` ${written.below.trimStart()}` : `\n${written.below}`;
  return [{ ...whole, text: space + inline + kept + below }, ...others];
}

/** A new line of an entry, at the place that the schema has for it. */
export function add(sheet: Sheet, path: Path, value: Value, manner: Manner): Splice[] {
  const key = path.at(-1);
  if (typeof key !== 'string') throw new Error(`There is no list at ${JSON.stringify(path)}`);
  const home = path.slice(0, -1);
  const spot = find(sheet, home);
  if (spot === null) return add(sheet, home, { [key]: value }, manner);
  const { node } = spot;
  if (home.length === 0 && !isMap(node)) {
    const gap = sheet.text.trim() === '' ? '' : sheet.text.endsWith('\n') ? '\n' : '\n\n';
    const text = `${gap}${writeLine(key, value, path, 0, null, manner)}\n`;
    return [{ start: sheet.text.length, end: sheet.text.length, text }];
  }
  if (!isMap(node) || node.items.length === 0) return replace(sheet, spot, home, null, { [key]: value }, manner);
  const keys = node.items.map((pair) => (isScalar(pair.key) ? String(pair.key.value).normalize('NFC') : ''));
  const order = manner.linesOf(home);
  const before = order.slice(0, Math.max(order.indexOf(key), 0)).findLast((name) => keys.includes(name));
  const index = !order.includes(key) ? keys.length : before === undefined ? 0 : keys.indexOf(before) + 1;
  if (isFlow(node)) return insertInFlow(sheet, node, index, writeFlowLine(key, value, path, manner));
  const like = likeBeside(sheet, node, index, value);
  return insertLines(sheet, spot, node, index, (column) => writeLine(key, value, path, column, like, manner));
}

/** A new entry of a list. */
export function insert(sheet: Sheet, path: Path, value: Value, manner: Manner): Splice[] {
  const home = path.slice(0, -1);
  const index = Number(path.at(-1));
  const spot = find(sheet, home);
  const node = spot?.node;
  if (!spot) return add(sheet, home, [value], manner);
  if (!isSeq(node) || node.items.length === 0) return replace(sheet, spot, home, null, [value], manner);
  if (isFlow(node)) return insertInFlow(sheet, node, index, writeInFlow(value, path, manner));
  const like = likeBeside(sheet, node, index, value);
  return insertLines(sheet, spot, node, index, (column) => writeItem(value, path, column, like, manner));
}

/** The sign of a text of several lines as it was, `|` or `>-`; without a number, for the lines are set in anew. */
function headerLike(text: string, sign: string): string {
  const header = /^[|>][-+\d]*/.exec(text)?.[0].replace(/\d/, '') ?? '';
  return header[0] === sign[0] ? header : sign;
}

function likeOf(sheet: Sheet, node: unknown, start: number, end: number, manner: Manner): Like | null {
  if (isCollection(node)) return node.items.length === 0 ? null : { node, lines: [], column: null, isLong: false };
  const written = sheet.text.slice(start, end);
  const isLong = !written.includes('\n') && columnOf(sheet, end) > manner.width;
  if (!isBlockText(node)) return { node, lines: [], column: null, isLong };
  const lines = linesOf(written);
  const columns = lines.filter((line) => line !== '').map((line) => line.search(/\S/));
  const column = columns.length === 0 ? null : Math.min(...columns);
  const own = lines.map((line) => line.slice(column ?? 0));
  const isFlowing = own.every((line, index) => !/^\s/.test(line) && (line !== '' || own[index + 1] !== ''));
  return { node, lines: isFlowing ? own : [], column, isLong };
}

/** The lines below the sign of a text of several lines. */
function linesOf(written: string): string[] {
  return written
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.replace(/[ \t]+$/, ''));
}

/** A neighbour of the same kind. */
function likeBeside(sheet: Sheet, holder: Collection, index: number, value: Value): Like | null {
  const node = spotIn(sheet, holder, index - 1, false)?.node ?? spotIn(sheet, holder, index, false)?.node;
  const isAlike = (isMap(node) && isEntry(value)) || (isSeq(node) && Array.isArray(value));
  return isAlike ? { node, lines: [], column: null, isLong: false } : null;
}
