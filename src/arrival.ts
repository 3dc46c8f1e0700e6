let page: string | null = null;
/** When the guest set out for `page`, in ms of `performance.now()`. */
let since = 0;

/**
 * Records which page the guest is on or on the way to; repeated calls for the same page change nothing. The first page
 * counts from the moment its HTML arrived.
 */
export function arriveAt(next: string): void {
  if (next === page) return;
  since = page === null ? htmlArrival() : performance.now();
  page = next;
}

/** Seconds since the guest set out for the current page, loading included. */
export function secondsSinceArrival(): number {
  return (performance.now() - since) / 1000;
}

function htmlArrival(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'responseEnd' in navigation ? navigation.responseEnd : 0;
}
