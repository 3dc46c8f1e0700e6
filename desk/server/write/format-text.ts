import { Scalar, stringify } from 'yaml';
import { canBreak, fold } from './fold.ts';
import { cleanText, meaningOf } from './meaning.ts';
import { INDENT, type FormattedValue, type FormatOptions, type Style, type Position } from './format.ts';

/** Older versions of YAML read these as booleans. */
const BOOLEAN = /^(y|n|yes|no|on|off)$/i;

/** Writes a text after a key or a dash: on the same line, or as a block below. */
export function writeText(value: string, position: Position, style: Style, { width }: FormatOptions): FormattedValue {
  const text = meaningOf(value);
  const inline = writeInline(text, style.type, position.isInFlow);
  const isTooLong = !style.isLong && position.valueColumn + inline.length > width && canBreak(text);
  const wasLiteral = style.type === Scalar.BLOCK_LITERAL;
  // Only a literal block keeps the line breaks within a paragraph.
  const isLiteral = wasLiteral || /[^\n]\n(?!\n)/.test(text);
  const isBlock = isLiteral || style.type === Scalar.BLOCK_FOLDED || isTooLong || text.includes('\n');
  if (!isBlock || position.isInFlow || text === '') return { inline, below: null };
  const column = style.column ?? Math.max(position.column, 0) + INDENT;
  // An old literal block also keeps the indentation inside it.
  const lines = isLiteral
    ? (wasLiteral ? cleanText(value) : text).split('\n')
    : fold(text, width - column, style.lines ?? []);
  return { inline: isLiteral ? '|-' : '>-', below: indent(lines, column) };
}

/** Joins lines, each indented to a column unless empty. */
export function indent(lines: readonly string[], column: number): string {
  return lines.map((line) => line && ' '.repeat(column) + line).join('\n');
}

/** Writes a text on one line, quoted as oxfmt would. */
export function writeInline(text: string, type: Scalar.Type | undefined, isInFlow: boolean): string {
  if (text.includes('\n') || type === Scalar.QUOTE_DOUBLE) return JSON.stringify(text);
  // In brackets or braces, further characters have a meaning in YAML.
  const needsQuotes = BOOLEAN.test(text) || /\t/.test(text) || (isInFlow && /[,[\]{}]|:\S|^[?:-]/.test(text));
  const isPlain = !needsQuotes && type !== Scalar.QUOTE_SINGLE && stringify(text, { lineWidth: 0 }) === `${text}\n`;
  if (isPlain) return text;
  // Double quotes only for an apostrophe, and only if nothing needs escaping.
  return text.includes("'") && !/["\\]/.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}
