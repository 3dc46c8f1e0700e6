/** A scrolling column, measured: where each item's middle lies, and how much of the whole is in view. Pixels. */
export type ColumnMeasure = { centers: number[]; viewHeight: number; scrollHeight: number };

/**
 * The item a reader is at. The reading line moves from the first item's middle to the last one's as the column scrolls
 * from its start to its end, so that every item has its turn, also the last ones that can never reach the top.
 */
export function currentItem(scrollTop: number, column: ColumnMeasure): number {
  const { first, length } = spanOf(column);
  const range = rangeOf(column);
  const line = first + (range > 0 ? (scrollTop / range) * length : 0);
  let nearest = 0;
  for (const [index, center] of column.centers.entries()) {
    if (Math.abs(center - line) < Math.abs((column.centers[nearest] ?? 0) - line)) nearest = index;
  }
  return nearest;
}

/** How far to scroll so that the item is the current one: the inverse of `currentItem`. */
export function scrollTopFor(item: number, column: ColumnMeasure): number {
  const { first, length } = spanOf(column);
  const center = column.centers[item] ?? first;
  return length > 0 ? ((center - first) / length) * rangeOf(column) : 0;
}

function spanOf({ centers }: ColumnMeasure): { first: number; length: number } {
  const first = centers[0] ?? 0;
  return { first, length: (centers.at(-1) ?? first) - first };
}

function rangeOf({ scrollHeight, viewHeight }: ColumnMeasure): number {
  return Math.max(0, scrollHeight - viewHeight);
}
