import { Scalar } from 'yaml';
import { isEntry } from '../../model/values.ts';
import type { Path, Value } from '../../protocol.ts';
import { indent, writeInline, writeText } from './format-text.ts';
import { INDENT, type FormattedValue, type FormatOptions, type Style, type Position } from './format.ts';

/*
 * Writes values as YAML in the style of the file. The `yaml` package has one style for a whole document, so here the
 * package only decides which texts need quotation marks.
 */

/** Writes a value after a key or a dash. */
export function formatValue(value: Value, position: Position, style: Style, options: FormatOptions): FormattedValue {
  if (typeof value === 'string') return writeText(value, position, style, options);
  if (!isEntry(value) && !Array.isArray(value)) return { inline: String(value), below: null };
  const flow = writeFlow(value, position.path, options);
  const isEmpty = Object.keys(value).length === 0;
  const fitsInline = (style.isFlow ?? hasShortItems(value)) && position.valueColumn + flow.length <= options.width;
  if (position.isInFlow || isEmpty || fitsInline) return { inline: flow, below: null };
  const column = position.column + INDENT;
  const lines = Array.isArray(value)
    ? value.map((item, index) => writeItem(item, [...position.path, index], column, {}, options))
    : linesIn(value, position.path, options).map(([key, item, path]) =>
        writeLine(key, item, path, column, {}, options),
      );
  return { inline: '', below: indent(lines, column) };
}

/** Writes a line of an entry, with the lines of its value below. */
export function writeLine(
  key: string,
  value: Value,
  path: Path,
  column: number,
  style: Style,
  options: FormatOptions,
): string {
  const name = writeKey(key);
  const position = { path, column, valueColumn: column + name.length + 2, isInFlow: false };
  const { inline, below } = formatValue(value, position, style, options);
  return `${name}:${inline && ' '}${inline}${below === null ? '' : `\n${below}`}`;
}

/** Writes an item of a list, with its further lines below. */
export function writeItem(value: Value, path: Path, column: number, style: Style, options: FormatOptions): string {
  const { inline, below } = formatValue(
    value,
    { path, column, valueColumn: column + INDENT, isInFlow: false },
    style,
    options,
  );
  if (below === null) return `- ${inline}`;
  // An entry's first line is next to the dash.
  return inline === '' ? `- ${below.trimStart()}` : `- ${inline}\n${below}`;
}

/** Writes a line of an entry in braces. */
export function writeFlowLine(key: string, value: Value, path: Path, options: FormatOptions): string {
  return `${writeKey(key)}: ${writeInFlow(value, path, options)}`;
}

/** Writes a key with the quotes that it needs in braces, which are also valid outside braces. */
function writeKey(key: string): string {
  return writeInline(key, Scalar.PLAIN, true);
}

/** Writes a value that is inside brackets or braces, where its columns do not matter. */
export function writeInFlow(value: Value, path: Path, options: FormatOptions): string {
  return formatValue(value, { path, column: 0, valueColumn: 0, isInFlow: true }, {}, options).inline;
}

/** Writes a list in brackets, or an entry in braces. */
function writeFlow(value: Value[] | Record<string, Value>, path: Path, options: FormatOptions): string {
  if (Array.isArray(value))
    return `[${value.map((item, index) => writeInFlow(item, [...path, index], options)).join(', ')}]`;
  const lines = linesIn(value, path, options).map(([key, item, itemPath]) =>
    writeFlowLine(key, item, itemPath, options),
  );
  return lines.length === 0 ? '{}' : `{ ${lines.join(', ')} }`;
}

/** An entry's lines in the order of the schema, without those whose value is null. */
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

/** True for a list of numbers or colours, which is written on one line if it is new. */
function hasShortItems(value: Value[] | Record<string, Value>): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'number' || (typeof item === 'string' && item.startsWith('#')))
  );
}
