/** A scrolling column, measured: where each item's middle lies, and how much of the whole is in view. Pixels. */
export type ColumnMeasure = { centers: number[]; viewHeight: number; scrollHeight: number };

/**
 * The item a reader is at. The reading line moves from the top of the view to its bottom as the column scrolls from its
 * start to its end, so that every item has its turn, also the last ones that can never reach the top.
 */
export function currentItem(scrollTop: number, column: ColumnMeasure): number {
  const line = scrollTop + column.viewHeight * progressOf(scrollTop, column);
  let nearest = 0;
  for (const [index, center] of column.centers.entries()) {
    if (Math.abs(center - line) < Math.abs((column.centers[nearest] ?? 0) - line)) nearest = index;
  }
  return nearest;
}

/** How far to scroll so that the item is the current one: the inverse of `currentItem`. */
export function scrollTopFor(item: number, column: ColumnMeasure): number {
  const center = column.centers[item] ?? 0;
  return column.scrollHeight > 0 ? (center * rangeOf(column)) / column.scrollHeight : 0;
}

function progressOf(scrollTop: number, column: ColumnMeasure): number {
  const range = rangeOf(column);
  return range > 0 ? Math.min(1, Math.max(0, scrollTop / range)) : 0;
}

function rangeOf(column: ColumnMeasure): number {
  return Math.max(0, column.scrollHeight - column.viewHeight);
}
