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

/** Replaces a value. Comments next to it stay. */
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
  const inFlow = isFlow(holder);
  const wasBelow = isBlockCollection(node) || isBlockText(node);
  const start = node === null || isBlockCollection(node) ? after : (node.range?.[0] ?? after);
  const end = isBlockCollection(node) ? lineEnd(yaml, contentEnd(yaml, spot)) : contentEnd(yaml, spot);
  const position = {
    path,
    column: holder ? columnOf(yaml, spot.start) : -INDENT,
    valueColumn: columnOf(yaml, start),
    inFlow,
  };
  const { inline: firstLine, below } = formatValue(value, position, styleOf(yaml, node, start, end, options), options);
  const header = isBlockText(node) ? headerLike(yaml.text.slice(start), firstLine) : firstLine;
  const inline = start === after && header !== '' && !inFlow ? ` ${header}` : header;
  if (below === null && !wasBelow) return [{ start, end, text: inline }, ...noteRemovals];
  // The comment on the first line stays there, above the new lines.
  const comment = inFlow ? null : commentWithSpace(yaml, wasBelow ? lineEnd(yaml, after) : end, wasBelow ? start : end);
  const commentText = comment === null ? '' : yaml.text.slice(comment.start, comment.end).replace(SAMPLE_NOTE, '');
  const isNextToDash = inline + commentText === '' && isSeq(holder);
  const lines = below === null ? '' : isNextToDash ? ` ${below.trimStart()}` : `\n${below}`;
  const [from, to] = [inline === '' ? after : start, Math.max(end, comment?.end ?? end)];
  // The comment's text is written again, already without its note.
  const others = noteRemovals.filter((each) => comment === null || each.start < comment.start || each.start >= to);
  return [{ start: from, end: to, text: inline + commentText + lines, drops: true }, ...others];
}

/** Adds a line to an entry, at its position in the schema. */
export function add(yaml: Yaml, path: Path, value: Value, options: FormatOptions): Splice[] {
  const key = path.at(-1);
  if (typeof key !== 'string') throw new Error(`There is no list at ${JSON.stringify(path)}`);
  const home = path.slice(0, -1);
  const spot = find(yaml, home);
  if (spot === null) return add(yaml, home, { [key]: value }, options);
  const { node } = spot;
  // A file without lines, which may still have comments.
  if (home.length === 0 && !isMap(node)) {
    const end = yaml.text.length;
    const gap = yaml.text.trim() === '' ? '' : yaml.text.endsWith('\n') ? '\n' : '\n\n';
    return [{ start: end, end, text: `${gap}${writeLine(key, value, path, 0, {}, options)}\n` }];
  }
  if (!isMap(node) || node.items.length === 0) return replace(yaml, spot, home, null, { [key]: value }, options);
  const keys = keysOf(node);
  const order = options.linesOf(home);
  const before = order.slice(0, Math.max(order.indexOf(key), 0)).findLast((name) => keys.includes(name));
  const index = !order.includes(key) ? keys.length : before === undefined ? 0 : keys.indexOf(before) + 1;
  if (isFlow(node)) return insertInFlow(yaml, node, index, writeFlowLine(key, value, path, options));
  const style = styleNear(node, index, value);
  return insertLines(yaml, spot, node, index, (column) => writeLine(key, value, path, column, style, options));
}

/** Adds an item to a list. */
export function insert(yaml: Yaml, path: Path, value: Value, options: FormatOptions): Splice[] {
  const home = path.slice(0, -1);
  const index = Number(path.at(-1));
  const spot = find(yaml, home);
  const node = spot?.node;
  if (!spot) return add(yaml, home, [value], options);
  if (!isSeq(node) || node.items.length === 0) return replace(yaml, spot, home, null, [value], options);
  if (isFlow(node)) return insertInFlow(yaml, node, index, writeInFlow(value, path, options));
  const style = styleNear(node, index, value);
  return insertLines(yaml, spot, node, index, (column) => writeItem(value, path, column, style, options));
}

/** The old header of a block text, such as `|` or `>-`, without an indentation number, since the lines are indented again. */
function headerLike(old: string, header: string): string {
  const own = /^[|>][-+\d]*/.exec(old)?.[0].replace(/\d/, '') ?? '';
  return own[0] === header[0] ? own : header;
}
