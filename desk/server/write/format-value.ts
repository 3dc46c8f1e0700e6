import { Scalar } from 'yaml';
import { isEntry } from '../../model/values.ts';
import type { Path, Value } from '../../protocol.ts';
import { writeText, indented, writeInline } from './format-text.ts';
import { INDENT, type FormattedValue, type FormatOptions, type Style, type Position } from './format.ts';

/*
 * Writes values as YAML in the style of the file. The `yaml` package has one style per document, so it only decides which
 * texts need quotation marks.
 */

/** Writes a value after a key or a dash. */
export function formatValue(value: Value, position: Position, style: Style, options: FormatOptions): FormattedValue {
  if (typeof value === 'string') return writeText(value, position, style, options);
  if (!isEntry(value) && !Array.isArray(value)) return { inline: String(value), below: null };
  const flow = writeFlow(value, position.path, options);
  const isEmpty = Object.keys(value).length === 0;
  const fitsInline = (style.isFlow ?? hasShortItems(value)) && position.valueColumn + flow.length <= options.width;
  if (position.inFlow || isEmpty || fitsInline) return { inline: flow, below: null };
  const column = position.column + INDENT;
  const lines = Array.isArray(value)
    ? value.map((item, index) => writeItem(item, [...position.path, index], column, {}, options))
    : linesIn(value, position.path, options).map(([key, item, path]) =>
        writeLine(key, item, path, column, {}, options),
      );
  return { inline: '', below: indented(lines, column) };
}

/** A line of an entry, and the lines below that belong to it. */
export function writeLine(key: string, value: Value, path: Path, column: number, style: Style, options: FormatOptions) {
  const name = writeKey(key);
  const position = { path, column, valueColumn: column + name.length + 2, inFlow: false };
  const { inline, below } = formatValue(value, position, style, options);
  return `${name}:${inline && ' '}${inline}${below === null ? '' : `\n${below}`}`;
}

/** An item of a list, and the lines below that belong to it. */
export function writeItem(value: Value, path: Path, column: number, style: Style, options: FormatOptions): string {
  const { inline, below } = formatValue(
    value,
    { path, column, valueColumn: column + INDENT, inFlow: false },
    style,
    options,
  );
  if (below === null) return `- ${inline}`;
  // An entry's first line is next to the dash.
  return inline === '' ? `- ${below.trimStart()}` : `- ${inline}\n${below}`;
}

/** A line of an entry in braces. */
export function writeFlowLine(key: string, value: Value, path: Path, options: FormatOptions): string {
  return `${writeKey(key)}: ${writeInFlow(value, path, options)}`;
}

/** A key, with the quotes that it would need in braces; they are valid outside them, too. */
function writeKey(key: string): string {
  return writeInline(key, Scalar.PLAIN, true);
}

/** A value in brackets or braces. */
export function writeInFlow(value: Value, path: Path, options: FormatOptions): string {
  return formatValue(value, { path, column: 0, valueColumn: 0, inFlow: true }, {}, options).inline;
}

function writeFlow(value: Value[] | Record<string, Value>, path: Path, options: FormatOptions): string {
  if (Array.isArray(value))
    return `[${value.map((item, index) => writeInFlow(item, [...path, index], options)).join(', ')}]`;
  const lines = linesIn(value, path, options).map(([key, item, at]) => writeFlowLine(key, item, at, options));
  return lines.length === 0 ? '{}' : `{ ${lines.join(', ')} }`;
}

/** An entry's lines in the order of the schema. */
function linesIn(
  entry: Record<string, Value>,
  path: Path,
  options: FormatOptions,
): [key: string, value: Value, path: Path][] {
  const order = options.linesOf(path);
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(entry)
    .filter(([, value]) => value !== null)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([key, value]) => [key, value, [...path, key]]);
}

/** Whether this is a list of numbers or colours: a new one is written on one line. */
function hasShortItems(value: Value[] | Record<string, Value>): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'number' || (typeof item === 'string' && item.startsWith('#')))
  );
}
