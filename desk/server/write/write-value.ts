import { isCollection, isScalar, parseDocument, Scalar } from 'yaml';
import { isEntry } from '../../model/values.ts';
import type { Path, Value } from '../../protocol.ts';
import { canBreak, fold } from './fold.ts';
import { cleanText, meaningOf } from './yaml-values.ts';

/*
 * Values as YAML, with lines of their own set in by spaces.
 */

/** How far what is in something is set in from it. */
export const STEP = 2;

/** What is written after a name or a dash: on the same line, and below it. */
export type Written = {
  /** On the line of the name: the whole value, or the sign with which a text of several lines begins. */
  inline: string;
  /** The lines below, set in; null where there are none. */
  below: string | null;
};

/** How it is to be written. */
export type Manner = {
  /** How far a line may go. */
  width: number;
  /** Whether to take the way of writing that takes every text, even if it is not the handsomest. */
  isSafe: boolean;
  /** In which order an entry's lines are written. */
  linesOf: (path: Path) => readonly string[];
};

/** What stood there, or stands beside it, and is imitated. */
export type Like = {
  node: unknown;
  /** Its lines, where it is a text of several, without what they are set in by. */
  lines: readonly string[];
  /** How far its lines are set in, where it is a text of several. */
  column: number | null;
  /** Whether it went beyond the width, on one line. */
  isLong: boolean;
};

/** Where a value is to be written. */
export type Seat = {
  path: Path;
  /** The column of its name or dash. */
  column: number;
  /** The column at which it begins. */
  from: number;
  inFlow: boolean;
};

/** What YAML, or an older one, takes for something other than a text. */
const WORDS_OF_YAML = /^(y|n|yes|no|on|off|true|false|null|~|---.*|\.\.\..*)$/i;

/** A value after a name or a dash. */
export function writeValue(value: Value, seat: Seat, like: Like | null, manner: Manner): Written {
  if (typeof value === 'string') return writeText(value, seat, like, manner);
  if (!isEntry(value) && !Array.isArray(value)) return { inline: String(value), below: null };
  const flow = writeFlow(value, manner, seat.path);
  const isFlat = seat.inFlow || Object.keys(value).length === 0;
  if (isFlat || (isFlowWanted(value, like) && seat.from + flow.length <= manner.width))
    return { inline: flow, below: null };
  const column = seat.column + STEP;
  const lines = isEntry(value)
    ? writeEntry(value, seat.path, column, manner)
    : value.map((item, index) => writeItem(item, [...seat.path, index], column, null, manner));
  return { inline: '', below: lines.map((line) => ' '.repeat(column) + line).join('\n') };
}

/** A line of an entry, and the lines below it that belong to it. */
export function writeLine(key: string, value: Value, path: Path, column: number, like: Like | null, manner: Manner) {
  const name = writeName(key, false, manner);
  const seat = { path, column, from: column + name.length + 2, inFlow: false };
  return afterSign(`${name}:`, writeValue(value, seat, like, manner));
}

/** An entry of a list, and the lines below it that belong to it. */
export function writeItem(value: Value, path: Path, column: number, like: Like | null, manner: Manner): string {
  const written = writeValue(value, { path, column, from: column + STEP, inFlow: false }, like, manner);
  // Lines of an entry begin beside the dash.
  return written.inline === '' && written.below !== null ? `- ${written.below.trimStart()}` : afterSign('-', written);
}

/** A line of an entry in braces. */
export function writeFlowLine(key: string, value: Value, path: Path, manner: Manner): string {
  return `${writeName(key, true, manner)}: ${writeInFlow(value, path, manner)}`;
}

/** A value in brackets. */
export function writeInFlow(value: Value, path: Path, manner: Manner): string {
  return writeValue(value, { path, column: 0, from: 0, inFlow: true }, null, manner).inline;
}

/** The names of an entry's lines, as the schema orders them. */
function inOrder(keys: readonly string[], order: readonly string[]): string[] {
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return keys.toSorted((one, other) => rank(one) - rank(other));
}

function afterSign(sign: string, { inline, below }: Written): string {
  return [inline === '' ? sign : `${sign} ${inline}`, ...(below === null ? [] : [below])].join('\n');
}

function writeEntry(entry: Record<string, Value>, path: Path, column: number, manner: Manner): string[] {
  return linesIn(entry, path, manner).map(([key, value]) =>
    writeLine(key, value, [...path, key], column, null, manner),
  );
}

function linesIn(entry: Record<string, Value>, path: Path, manner: Manner): [string, Value][] {
  return inOrder(Object.keys(entry), manner.linesOf(path)).flatMap((key): [string, Value][] => {
    const value = entry[key] ?? null;
    return value === null ? [] : [[key, value]];
  });
}

function writeFlow(value: Value[] | Record<string, Value>, manner: Manner, path: Path): string {
  if (Array.isArray(value))
    return `[${value.map((item, index) => writeInFlow(item, [...path, index], manner)).join(', ')}]`;
  const lines = linesIn(value, path, manner).map(([key, item]) => writeFlowLine(key, item, [...path, key], manner));
  return lines.length === 0 ? '{}' : `{ ${lines.join(', ')} }`;
}

/** As its like is written; of new ones, a list of numbers or colours goes on one line. */
function isFlowWanted(value: Value[] | Record<string, Value>, like: Like | null): boolean {
  if (like && isCollection(like.node)) return like.node.flow === true;
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'number' || (typeof item === 'string' && item.startsWith('#')))
  );
}

function writeName(key: string, inFlow: boolean, manner: Manner): string {
  return isPlain(key, inFlow) && !/:(\s|$)/.test(key) && !manner.isSafe ? key : quote(key, manner.isSafe);
}

function writeText(value: string, seat: Seat, like: Like | null, manner: Manner): Written {
  const text = meaningOf(value);
  const type = like && isScalar(like.node) && typeof like.node.value === 'string' ? like.node.type : Scalar.PLAIN;
  const inline = writeInline(text, type, seat.inFlow, manner.isSafe);
  if (seat.inFlow || manner.isSafe || text === '') return { inline, below: null };
  const column = like?.column ?? Math.max(seat.column, 0) + STEP;
  const below = (lines: readonly string[]) =>
    lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line)).join('\n');
  if (type === Scalar.BLOCK_LITERAL) return { inline: '|-', below: below(cleanText(value).split('\n')) };
  const isOverWidth = seat.from + inline.length > manner.width && !(like?.isLong ?? false) && canBreak(text);
  if (type !== Scalar.BLOCK_FOLDED && !isOverWidth && !text.includes('\n')) return { inline, below: null };
  return { inline: '>-', below: below(fold(text, manner.width - column, like?.lines ?? [])) };
}

function writeInline(text: string, type: Scalar['type'], inFlow: boolean, isSafe: boolean): string {
  if (isSafe || text.includes('\n') || type === Scalar.QUOTE_DOUBLE) return quote(text, true);
  return type !== Scalar.QUOTE_SINGLE && isPlain(text, inFlow) ? text : quote(text, false);
}

/** In quotation marks, as Prettier chooses them: single ones, but for a text that holds some. */
function quote(text: string, isDouble: boolean): string {
  if (isDouble || (text.includes("'") && !/["\\]/.test(text))) return JSON.stringify(text);
  return `'${text.replaceAll("'", "''")}'`;
}

/** Whether a text can do without quotation marks. */
function isPlain(text: string, inFlow: boolean): boolean {
  if (!/^[^\s,[\]{}#&*!|>'"%@`?:-]|^[?:-](?=[^\s,[\]{}])/u.test(text) || /\s$|[\t\n]|: |:$| #/u.test(text))
    return false;
  if (WORDS_OF_YAML.test(text) || (inFlow && /[,[\]{}]|:\S|^[?:-]/.test(text))) return false;
  const { contents, errors } = parseDocument(text);
  return errors.length === 0 && isScalar(contents) && contents.value === text;
}
