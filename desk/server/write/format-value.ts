import { Scalar, stringify } from 'yaml';
import { isEntry } from '../../model/values.ts';
import type { Path, Value } from '../../protocol.ts';
import { canBreak, fold } from './fold.ts';
import { cleanText, meaningOf } from './meaning.ts';

/*
 * Writes values as YAML in the style of the file. The `yaml` package has one style per document, so it only decides which
 * texts need quotation marks.
 */

/** The indentation of nested lines. */
export const STEP = 2;

/** A value after a key or a dash. */
export type Written = {
  /** On the line of the key: the whole value, or the header of a block text. */
  inline: string;
  /** The indented lines below, or null. */
  below: string | null;
};

export type Manner = {
  /** The width at which texts wrap. */
  width: number;
  /** The order of an entry's lines in the schema. */
  linesOf: (path: Path) => readonly string[];
};

/** The style of the value that was there, or of a neighbour. */
export type Style = {
  isFlow?: boolean;
  /** Of a text: plain, quoted or block. */
  type?: Scalar.Type | undefined;
  /** Of a block text: its lines without their indentation, and the column of that. */
  lines?: readonly string[];
  column?: number;
  /** Whether it was on one line, beyond the width. */
  isLong?: boolean;
};

/** Where a value is written. */
export type Seat = {
  path: Path;
  /** The column of its key or dash. */
  column: number;
  /** The column at which the value starts. */
  from: number;
  inFlow: boolean;
};

/** Older versions of YAML read these as booleans. */
const BOOLEAN = /^(y|n|yes|no|on|off)$/i;

export function formatValue(value: Value, seat: Seat, style: Style, manner: Manner): Written {
  if (typeof value === 'string') return writeText(value, seat, style, manner);
  if (!isEntry(value) && !Array.isArray(value)) return { inline: String(value), below: null };
  const flow = writeFlow(value, seat.path, manner);
  const isEmpty = Object.keys(value).length === 0;
  const isFlow = (style.isFlow ?? isShortList(value)) && seat.from + flow.length <= manner.width;
  if (seat.inFlow || isEmpty || isFlow) return { inline: flow, below: null };
  const column = seat.column + STEP;
  const lines = Array.isArray(value)
    ? value.map((item, index) => writeItem(item, [...seat.path, index], column, {}, manner))
    : linesIn(value, seat.path, manner).map(([key, item, path]) => writeLine(key, item, path, column, {}, manner));
  return { inline: '', below: indented(lines, column) };
}

/** A line of an entry, and the lines below that belong to it. */
export function writeLine(key: string, value: Value, path: Path, column: number, style: Style, manner: Manner) {
  const name = writeInline(key, Scalar.PLAIN, true);
  const seat = { path, column, from: column + name.length + 2, inFlow: false };
  const { inline, below } = formatValue(value, seat, style, manner);
  return `${name}:${inline && ' '}${inline}${below === null ? '' : `\n${below}`}`;
}

/** An item of a list, and the lines below that belong to it. */
export function writeItem(value: Value, path: Path, column: number, style: Style, manner: Manner): string {
  const { inline, below } = formatValue(value, { path, column, from: column + STEP, inFlow: false }, style, manner);
  if (below === null) return `- ${inline}`;
  // An entry's first line is next to the dash.
  return inline === '' ? `- ${below.trimStart()}` : `- ${inline}\n${below}`;
}

/** A line of an entry in braces. */
export function writeFlowLine(key: string, value: Value, path: Path, manner: Manner): string {
  return `${writeInline(key, Scalar.PLAIN, true)}: ${writeInFlow(value, path, manner)}`;
}

/** A value in brackets or braces. */
export function writeInFlow(value: Value, path: Path, manner: Manner): string {
  return formatValue(value, { path, column: 0, from: 0, inFlow: true }, {}, manner).inline;
}

function writeFlow(value: Value[] | Record<string, Value>, path: Path, manner: Manner): string {
  if (Array.isArray(value))
    return `[${value.map((item, index) => writeInFlow(item, [...path, index], manner)).join(', ')}]`;
  const lines = linesIn(value, path, manner).map(([key, item, at]) => writeFlowLine(key, item, at, manner));
  return lines.length === 0 ? '{}' : `{ ${lines.join(', ')} }`;
}

/** An entry's lines in the order of the schema. */
function linesIn(entry: Record<string, Value>, path: Path, manner: Manner): [key: string, value: Value, path: Path][] {
  const order = manner.linesOf(path);
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(entry)
    .filter(([, value]) => value !== null)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([key, value]) => [key, value, [...path, key]]);
}

/** A new list of numbers or colours is written on one line. */
function isShortList(value: Value[] | Record<string, Value>): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'number' || (typeof item === 'string' && item.startsWith('#')))
  );
}

function writeText(value: string, seat: Seat, style: Style, { width }: Manner): Written {
  const text = meaningOf(value);
  const inline = writeInline(text, style.type, seat.inFlow);
  const isTooLong = !style.isLong && seat.from + inline.length > width && canBreak(text);
  // Only a literal block keeps the line breaks within a paragraph.
  const wasLiteral = style.type === Scalar.BLOCK_LITERAL;
  const isLiteral = wasLiteral || /[^\n]\n(?!\n)/.test(text);
  const isBlock = isLiteral || style.type === Scalar.BLOCK_FOLDED || isTooLong || text.includes('\n');
  if (!isBlock || seat.inFlow || text === '') return { inline, below: null };
  const column = style.column ?? Math.max(seat.column, 0) + STEP;
  const lines = isLiteral
    ? (wasLiteral ? cleanText(value) : text).split('\n')
    : fold(text, width - column, style.lines ?? []);
  return { inline: isLiteral ? '|-' : '>-', below: indented(lines, column) };
}

function indented(lines: readonly string[], column: number): string {
  return lines.map((line) => line && ' '.repeat(column) + line).join('\n');
}

/** A text on one line, quoted as the formatter would. */
function writeInline(text: string, type: Scalar.Type | undefined, inFlow: boolean): string {
  if (text.includes('\n') || type === Scalar.QUOTE_DOUBLE) return JSON.stringify(text);
  const isOdd = BOOLEAN.test(text) || /\t/.test(text) || (inFlow && /[,[\]{}]|:\S|^[?:-]/.test(text));
  const isPlain = !isOdd && type !== Scalar.QUOTE_SINGLE && stringify(text, { lineWidth: 0 }) === `${text}\n`;
  if (isPlain) return text;
  return text.includes("'") && !/["\\]/.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}
