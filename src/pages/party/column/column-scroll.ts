/** Measures of a scrolling column in pixels. `centres` are those of its items, from the top of the content. */
export type ColumnMeasure = { centres: number[]; viewHeight: number; scrollHeight: number };

/**
 * The index of the item that the guest is reading. As the column scrolls, the reading line moves from the first item's
 * centre to the last item's, so that even items that never reach the top become current.
 */
export function currentItem(scrollTop: number, column: ColumnMeasure): number {
  const { first, length } = centreSpan(column);
  const range = scrollRange(column);
  const line = first + (range > 0 ? (scrollTop / range) * length : 0);
  let nearest = 0;
  for (const [index, centre] of column.centres.entries()) {
    if (Math.abs(centre - line) < Math.abs((column.centres[nearest] ?? 0) - line)) nearest = index;
  }
  return nearest;
}

/** The scroll position that makes an item current: the inverse of `currentItem`. */
export function scrollTopFor(item: number, column: ColumnMeasure): number {
  const { first, length } = centreSpan(column);
  const centre = column.centres[item] ?? first;
  return length > 0 ? ((centre - first) / length) * scrollRange(column) : 0;
}

/** The first item's centre, and the distance from there to the last item's. */
function centreSpan({ centres }: ColumnMeasure): { first: number; length: number } {
  const first = centres[0] ?? 0;
  return { first, length: (centres.at(-1) ?? first) - first };
}

/** How far the column scrolls. */
function scrollRange({ scrollHeight, viewHeight }: ColumnMeasure): number {
  return Math.max(0, scrollHeight - viewHeight);
}
