import { isMap } from 'yaml';
import { contentEnd, spotIn, type Collection, type Spot } from './yaml/find-value.ts';
import { unitsOf, type Unit } from './yaml/item-lines.ts';
import { columnOf, type Span, type Splice, type Yaml } from './yaml/yaml-text.ts';

/**
 * Inserts an item into a block collection that is not empty. An empty line separates it from its neighbours if one
 * separates these. Next to a single item, an empty line separates only keys without indent.
 * @param spot the collection's place
 * @param write returns the item's lines, given the column at which they start
 */
export function insertLines(
  yaml: Yaml,
  spot: Spot,
  holder: Collection,
  index: number,
  write: (column: number) => string,
): Splice[] {
  const units = unitsOf(yaml, holder, spot.after);
  const [first, before] = [units[0], units[index - 1]];
  if (!first) return [];
  const column = columnOf(yaml, first.start);
  const indent = ' '.repeat(column);
  const isApart = units.length === 1 ? isMap(holder) && column === 0 : hasEmptyLine(yaml, units, index);
  const gap = isApart ? '\n\n' : '\n';
  const lines = write(column);
  if (before) return [{ start: before.end, end: before.end, text: gap + indent + lines }];
  // If the first item follows the parent's dash, it moves to the next line.
  const [start, text] = first.isInline ? [first.start, lines + gap + indent] : [first.lead, indent + lines + gap];
  return [{ start, end: start, text }];
}

/** Whether an empty line separates the neighbours of a new item, or the nearest two at an end of the list. */
function hasEmptyLine({ text }: Yaml, units: readonly Unit[], index: number): boolean {
  const next = Math.min(Math.max(index, 1), units.length - 1);
  return /\n[ \t]*\n/.test(text.slice(units[next - 1]?.end, units[next]?.start));
}

/** Inserts an item into a collection in brackets or braces. */
export function insertInFlow(yaml: Yaml, holder: Collection, index: number, text: string): Splice[] {
  const items = itemsInFlow(yaml, holder);
  // The file's own comma and spacing, unless a comment is between the first items.
  const between = yaml.text.slice(items[0]?.end, items[1]?.start);
  const comma = items.length > 1 && /^\s*,\s*$/.test(between) ? between : ', ';
  const [next, before] = [items[index], items[index - 1]];
  if (next) return [{ start: next.start, end: next.start, text: text + comma }];
  return before ? [{ start: before.end, end: before.end, text: comma + text }] : [];
}

/** The items of a collection in brackets or braces, with their keys. */
export function itemsInFlow(yaml: Yaml, holder: Collection): Span[] {
  return [...holder.items.keys()].flatMap((index) => {
    const spot = spotIn(holder, index);
    return spot ? [{ start: spot.start, end: contentEnd(yaml, spot) }] : [];
  });
}
