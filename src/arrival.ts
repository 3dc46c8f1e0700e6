/** The page that the guest is on, or that is loading; null before the first. */
let page: string | null = null;
/** The time from which `secondsSinceArrival` counts, in ms of `performance.now()`. */
let since = 0;

/** Records the page that the guest is on, or that is loading; repeated calls for the same page change nothing. */
export function arriveAt(next: string): void {
  if (next === page) return;
  since = page === null ? htmlArrival() : performance.now();
  page = next;
}

/** Seconds since the guest pressed the link to the current page or, on the first page, since its HTML began to arrive. */
export function secondsSinceArrival(): number {
  return (performance.now() - since) / 1000;
}

/** When the first page's HTML began to arrive, in ms of `performance.now()`. */
export function htmlArrival(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'responseStart' in navigation ? navigation.responseStart : 0;
}
