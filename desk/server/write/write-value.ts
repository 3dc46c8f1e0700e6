import { isCollection, isMap, isScalar, isSeq } from 'yaml';
import { isEntry } from '../../model/values.ts';
import type { Path, Value } from '../../protocol.ts';
import { contentEnd, find, isBlockList, isBlockText, isFlow, keysOf, spotIn } from './find-value.ts';
import type { Collection, Spot } from './find-value.ts';
import { insertInFlow, insertLines } from './insert-item.ts';
import { meansSame } from './meaning.ts';
import { noteOn, SAMPLE_NOTE, withoutNotes } from './sample-notes.ts';
import { STEP, writeFlowLine, writeInFlow, writeItem, writeLine, formatValue, type Manner } from './format-value.ts';
import type { Style } from './format-value.ts';
import { columnOf, lineEnd, type Splice, type Yaml } from './yaml-text.ts';

/** Replaces a value. Comments next to it stay. */
export function replace(yaml: Yaml, spot: Spot, path: Path, was: Value, value: Value, manner: Manner): Splice[] {
  const { node, after, holder } = spot;
  const notes = withoutNotes(yaml, spot, path);
  if (meansSame(was, value)) return notes;
  const inFlow = isFlow(holder);
  const isBelow = isBlockList(node) || isBlockText(node);
  const start = node === null || isBlockList(node) ? after : (node.range?.[0] ?? after);
  const end = isBlockList(node) ? lineEnd(yaml, contentEnd(yaml, spot)) : contentEnd(yaml, spot);
  const seat = { path, column: holder ? columnOf(yaml, spot.start) : -STEP, from: columnOf(yaml, start), inFlow };
  const { inline: written, below } = formatValue(value, seat, styleOf(yaml, node, start, end, manner), manner);
  const header = isBlockText(node) ? headerLike(yaml.text.slice(start), written) : written;
  const inline = start === after && header !== '' && !inFlow ? ` ${header}` : header;
  if (below === null && !isBelow) return [{ start, end, text: inline }, ...notes];
  // The comment on the first line stays there, above the new lines.
  const note = inFlow ? null : noteOn(yaml, isBelow ? lineEnd(yaml, after) : end, isBelow ? start : end);
  const comment = note === null ? '' : yaml.text.slice(note.start, note.end).replace(SAMPLE_NOTE, '');
  const isNextToDash = inline + comment === '' && isSeq(holder);
  const lines = below === null ? '' : isNextToDash ? ` ${below.trimStart()}` : `\n${below}`;
  const whole = { start: inline === '' ? after : start, end: Math.max(end, note?.end ?? end), drops: true } as const;
  const others = notes.filter((each) => note === null || each.start < note.start || each.start >= whole.end);
  return [{ ...whole, text: inline + comment + lines }, ...others];
}

/** Adds a line to an entry, at its position in the schema. */
export function add(yaml: Yaml, path: Path, value: Value, manner: Manner): Splice[] {
  const key = path.at(-1);
  if (typeof key !== 'string') throw new Error(`There is no list at ${JSON.stringify(path)}`);
  const home = path.slice(0, -1);
  const spot = find(yaml, home);
  if (spot === null) return add(yaml, home, { [key]: value }, manner);
  const { node } = spot;
  if (home.length === 0 && !isMap(node)) {
    const end = yaml.text.length;
    const gap = yaml.text.trim() === '' ? '' : yaml.text.endsWith('\n') ? '\n' : '\n\n';
    return [{ start: end, end, text: `${gap}${writeLine(key, value, path, 0, {}, manner)}\n` }];
  }
  if (!isMap(node) || node.items.length === 0) return replace(yaml, spot, home, null, { [key]: value }, manner);
  const keys = keysOf(node);
  const order = manner.linesOf(home);
  const before = order.slice(0, Math.max(order.indexOf(key), 0)).findLast((name) => keys.includes(name));
  const index = !order.includes(key) ? keys.length : before === undefined ? 0 : keys.indexOf(before) + 1;
  if (isFlow(node)) return insertInFlow(yaml, node, index, writeFlowLine(key, value, path, manner));
  const style = styleNear(node, index, value);
  return insertLines(yaml, spot, node, index, (column) => writeLine(key, value, path, column, style, manner));
}

/** Adds an item to a list. */
export function insert(yaml: Yaml, path: Path, value: Value, manner: Manner): Splice[] {
  const home = path.slice(0, -1);
  const index = Number(path.at(-1));
  const spot = find(yaml, home);
  const node = spot?.node;
  if (!spot) return add(yaml, home, [value], manner);
  if (!isSeq(node) || node.items.length === 0) return replace(yaml, spot, home, null, [value], manner);
  if (isFlow(node)) return insertInFlow(yaml, node, index, writeInFlow(value, path, manner));
  const style = styleNear(node, index, value);
  return insertLines(yaml, spot, node, index, (column) => writeItem(value, path, column, style, manner));
}

/** The old header of a block text, such as `|` or `>-`, without an indentation number, since the lines are indented again. */
function headerLike(old: string, header: string): string {
  const own = /^[|>][-+\d]*/.exec(old)?.[0].replace(/\d/, '') ?? '';
  return own[0] === header[0] ? own : header;
}

function styleOf(yaml: Yaml, node: unknown, start: number, end: number, { width }: Manner): Style {
  if (isCollection(node)) return node.items.length === 0 ? {} : { isFlow: isFlow(node) };
  const text = yaml.text.slice(start, end);
  const type = isScalar(node) && typeof node.value === 'string' ? node.type : undefined;
  if (!isBlockText(node)) return { type, isLong: !text.includes('\n') && columnOf(yaml, end) > width };
  const lines = text
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/[ \t]+$/, ''));
  const columns = lines.filter((line) => line !== '').map((line) => line.search(/\S/));
  if (columns.length === 0) return { type };
  const column = Math.min(...columns);
  const own = lines.map((line) => line.slice(column));
  // YAML does not join indented lines, or those around several empty ones.
  const isFlowing = own.every((line, index) => !/^\s/.test(line) && (line !== '' || own[index + 1] !== ''));
  return { type, column, lines: isFlowing ? own : [] };
}

/** The style of a neighbour of the same kind. */
function styleNear(holder: Collection, index: number, value: Value): Style {
  const node = spotIn(holder, index - 1)?.node ?? spotIn(holder, index)?.node;
  const isAlike = (isMap(node) && isEntry(value)) || (isSeq(node) && Array.isArray(value));
  return isAlike ? { isFlow: isFlow(node) } : {};
}
