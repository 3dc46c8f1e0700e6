import { isMap, isSeq } from 'yaml';
import type { Path, Value } from '../../protocol.ts';
import { contentEnd, find, isBlockCollection, isBlockText, isFlow, keysOf, type Spot } from './yaml/find-value.ts';
import { insertInFlow, insertLines } from './insert-item.ts';
import { meansSame } from './meaning.ts';
import { commentWithSpace, SAMPLE_NOTE, removeNotes } from './yaml/sample-notes.ts';
import { writeFlowLine, writeInFlow, writeItem, writeLine, formatValue } from './format-value.ts';
import { INDENT, type FormatOptions } from './format.ts';
import { columnOf, lineEnd, type Splice, type Yaml } from './yaml/yaml-text.ts';
import { styleOf, styleNear } from './value-style.ts';

/** Replaces a value and removes its sample notes. Other comments next to the value stay. */
export function replace(
  yaml: Yaml,
  spot: Spot,
  path: Path,
  was: Value,
  value: Value,
  options: FormatOptions,
): Splice[] {
  const { node, after, holder } = spot;
  const noteRemovals = removeNotes(yaml, spot, path);
  if (meansSame(was, value)) return noteRemovals;
  const isInFlow = isFlow(holder);
  const wasBlock = isBlockCollection(node) || isBlockText(node);
  // The lines of a block collection start below, but its replacement starts next to the colon or dash.
  const start = node === null || isBlockCollection(node) ? after : (node.range?.[0] ?? after);
  const end = isBlockCollection(node) ? lineEnd(yaml, contentEnd(yaml, spot)) : contentEnd(yaml, spot);
  const position = {
    path,
    column: holder ? columnOf(yaml, spot.start) : -INDENT,
    valueColumn: columnOf(yaml, start),
    isInFlow,
  };
  const { inline, below } = formatValue(value, position, styleOf(yaml, node, start, end, options), options);
  const unspaced = isBlockText(node) ? keepHeader(yaml.text.slice(start), inline) : inline;
  // Directly after a colon or dash, a value needs a space.
  const firstLine = start === after && unspaced !== '' && !isInFlow ? ` ${unspaced}` : unspaced;
  if (below === null && !wasBlock) return [{ start, end, text: firstLine }, ...noteRemovals];
  // The comment on the first line stays there, above the new lines.
  const comment = isInFlow ? null : commentWithSpace(yaml, wasBlock ? start : end);
  const commentText = comment === null ? '' : yaml.text.slice(comment.start, comment.end).replace(SAMPLE_NOTE, '');
  // A list or entry without a comment starts next to the dash.
  const isNextToDash = firstLine + commentText === '' && isSeq(holder);
  const lines = below === null ? '' : isNextToDash ? ` ${below.trimStart()}` : `\n${below}`;
  // Without a first line, the space after the colon or dash goes, too.
  const [from, to] = [firstLine === '' ? after : start, Math.max(end, comment?.end ?? end)];
  // `commentText` already lacks its sample note.
  const otherRemovals = noteRemovals.filter(
    (each) => comment === null || each.start < comment.start || each.start >= to,
  );
  return [{ start: from, end: to, text: firstLine + commentText + lines, drops: true }, ...otherRemovals];
}

/** Adds a line to an entry, at its position in the schema. Missing entries around it are added, too. */
export function add(yaml: Yaml, path: Path, value: Value, options: FormatOptions): Splice[] {
  const key = path.at(-1);
  if (typeof key !== 'string') throw new Error(`There is no list at ${JSON.stringify(path)}`);
  const parentPath = path.slice(0, -1);
  const spot = find(yaml, parentPath);
  if (spot === null) return add(yaml, parentPath, { [key]: value }, options);
  const { node } = spot;
  // A file without keys, which may still have comments.
  if (parentPath.length === 0 && !isMap(node)) {
    const end = yaml.text.length;
    const gap = yaml.text.trim() === '' ? '' : yaml.text.endsWith('\n') ? '\n' : '\n\n';
    return [{ start: end, end, text: `${gap}${writeLine(key, value, path, 0, {}, options)}\n` }];
  }
  if (!isMap(node) || node.items.length === 0) return replace(yaml, spot, parentPath, null, { [key]: value }, options);
  const index = indexOfNew(key, keysOf(node), options.linesOf(parentPath));
  if (isFlow(node)) return insertInFlow(yaml, node, index, writeFlowLine(key, value, path, options));
  const style = styleNear(node, index, value);
  return insertLines(yaml, spot, node, index, (column) => writeLine(key, value, path, column, style, options));
}

/** Adds an item to a list, or a list with that item if there is none. */
export function insert(yaml: Yaml, path: Path, value: Value, options: FormatOptions): Splice[] {
  const listPath = path.slice(0, -1);
  const index = Number(path.at(-1));
  const spot = find(yaml, listPath);
  if (!spot) return add(yaml, listPath, [value], options);
  const { node } = spot;
  if (!isSeq(node) || node.items.length === 0) return replace(yaml, spot, listPath, null, [value], options);
  if (isFlow(node)) return insertInFlow(yaml, node, index, writeInFlow(value, path, options));
  const style = styleNear(node, index, value);
  return insertLines(yaml, spot, node, index, (column) => writeItem(value, path, column, style, options));
}

/**
 * The index of a new key, after the last present key that precedes it in the schema. First if none precedes it; last if
 * the schema lacks it.
 */
function indexOfNew(key: string, present: readonly string[], order: readonly string[]): number {
  if (!order.includes(key)) return present.length;
  const before = order.slice(0, order.indexOf(key)).findLast((name) => present.includes(name));
  return before === undefined ? 0 : present.indexOf(before) + 1;
}

/**
 * The first line of a new value that replaces a block text. The old header stays if both are `|` or both are `>`, but
 * without an indentation number, since the lines are indented again.
 */
function keepHeader(oldText: string, newLine: string): string {
  const oldHeader = /^[|>][-+\d]*/.exec(oldText)?.[0].replace(/\d/, '') ?? '';
  return oldHeader[0] === newLine[0] ? oldHeader : newLine;
}
