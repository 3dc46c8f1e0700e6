import { isMap } from 'yaml';
import type { Path } from '../../protocol.ts';
import { find, isFlow, type Collection, type Spot } from './yaml/find-value.ts';
import { unitsOf, type Unit } from './yaml/item-lines.ts';
import { itemsInFlow } from './insert-item.ts';
import { SAMPLE_NOTE } from './yaml/sample-notes.ts';
import { isCommentLine, lineAt, lineEnd, lineStart, nextLine, type Splice, type Yaml } from './yaml/yaml-text.ts';

/** Removes an item of a list, or a line of an entry, with the comments on its lines. */
export function remove(yaml: Yaml, { holder, index }: Spot, path: Path): Splice[] {
  const parent = find(yaml, path.slice(0, -1));
  if (!holder || !parent) throw new Error('A file cannot be removed');
  if (isFlow(holder)) return removeInFlow(yaml, holder, index);
  const units = unitsOf(yaml, holder, parent.after);
  const [unit, next] = [units[index], units[index + 1]];
  if (!unit) return [];
  const empty = isMap(holder) ? '{}' : '[]';
  if (units.length === 1 && unit.isInline) return [{ start: unit.start, end: unit.end, text: empty, drops: true }];
  // A file’s only line leaves an empty file; there is no key after which `{}` could be.
  if (units.length === 1 && path.length > 1)
    return [{ start: parent.after, end: parent.after, text: ` ${empty}` }, removeLines(yaml, unit, index)];
  if (!unit.isInline || !next) return [removeLines(yaml, unit, index)];
  // The second line moves up to the dash, and the comments between the first two lines move above the dash.
  const line = lineStart(yaml, unit.start);
  const indent = ' '.repeat(lineAt(yaml, line).search(/\S/));
  const comments = yaml.comments.filter(({ start }) => start > unit.end && start < next.start);
  const text = comments.map(({ start, end }) => `${indent}${yaml.text.slice(start, end)}\n`).join('');
  return [
    { start: line, end: line, text },
    { start: unit.start, end: next.start, text: '', drops: true },
  ];
}

/**
 * Removes an item's lines. The empty lines above go, too, if empty lines or the end of the file follow. Otherwise the empty
 * lines below go if the item is the first and has no comment above.
 */
function removeLines(yaml: Yaml, unit: Unit, index: number): Splice {
  const { text } = yaml;
  const isEmpty = (start: number) => lineAt(yaml, start).trim() === '';
  const above = (start: number) => lineStart(yaml, start - 1);
  let start = lineStart(yaml, unit.start);
  let end = nextLine(yaml, unit.end);
  // A sample note above belongs to the removed lines; other comments stay.
  if (start > unit.lead && lineAt(yaml, above(start)).replace(SAMPLE_NOTE, '') === '') start = above(start);
  const isEmptyBelow = end >= text.length || isEmpty(end);
  const hasNothingAbove = index === 0 && (start === 0 || !isCommentLine(yaml, above(start)));
  if (start > 0 && isEmpty(above(start)) && isEmptyBelow)
    while (start > 0 && isEmpty(above(start))) start = above(start);
  else if (hasNothingAbove) while (end < text.length && isEmpty(end)) end = nextLine(yaml, end);
  // A file without a final line break stays so.
  if (end === text.length && !text.endsWith('\n') && start > 0) start = lineEnd(yaml, above(start));
  return { start, end, text: '', drops: true };
}

function removeInFlow(yaml: Yaml, holder: Collection, index: number): Splice[] {
  const items = itemsInFlow(yaml, holder);
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]];
  if (!item) return [];
  if (next) return [{ start: item.start, end: next.start, text: '', drops: true }];
  if (before) {
    const isAdjacent = /^\s*,\s*$/.test(yaml.text.slice(before.end, item.start));
    if (isAdjacent) return [{ start: before.end, end: item.end, text: '' }];
    // A comment between the two items keeps the comma before it, so the comma after the item is removed.
    const comma = /^\s*,/.exec(yaml.text.slice(item.end))?.[0] ?? '';
    return [{ start: item.start, end: item.end + comma.length, text: '' }];
  }
  const [start = item.start, end = item.end] = holder.range ?? [];
  return [{ start, end, text: isMap(holder) ? '{}' : '[]', drops: true }];
}
