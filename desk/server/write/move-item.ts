import type { Path } from '../../protocol.ts';
import { find, isFlow, type Spot } from './yaml/find-value.ts';
import { unitsOf } from './yaml/item-lines.ts';
import { itemsInFlow } from './insert-item.ts';
import { columnOf, type Splice, type Yaml } from './yaml/yaml-text.ts';

/** Moves an item of a list with the comments above it. The text between items and the indentation of each slot stay. */
export function move(yaml: Yaml, { holder, index }: Spot, path: Path, to: number): Splice[] {
  // Where the list itself stands in its parent.
  const listSpot = find(yaml, path.slice(0, -1));
  if (!holder || !listSpot || to < 0 || to >= holder.items.length) throw new Error(`No entry can be moved to ${to}`);
  const slots = isFlow(holder)
    ? itemsInFlow(yaml, holder).map(({ start, end }) => ({ start, end, indent: '' }))
    : unitsOf(yaml, holder, listSpot.after).map(({ start, end, lead, isInline }) => ({
        start: lead,
        end,
        indent: isInline ? '' : ' '.repeat(columnOf(yaml, start)),
      }));
  const moved = slots.toSpliced(index, 1).toSpliced(to, 0, ...slots.slice(index, index + 1));
  return slots.flatMap((slot, place) => {
    const item = moved[place] ?? slot;
    const text = slot.indent + yaml.text.slice(item.start, item.end).replace(/^ +/, '');
    return item === slot ? [] : [{ start: slot.start, end: slot.end, text }];
  });
}
