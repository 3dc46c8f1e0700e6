/** The page that a guest is on or on the way to, and since when, in ms of `performance.now()`. */
let page: string | null = null;
let since = 0;

/** Notes that a guest has set out for a page, again and again if need be. They are at the first one once its HTML has come. */
export function arriveAt(next: string): void {
  if (next === page) return;
  since = page === null ? whenHtmlCame() : performance.now();
  page = next;
}

/** How long the guest has been on the page, its way here included. */
export function secondsSinceArrival(): number {
  return (performance.now() - since) / 1000;
}

function whenHtmlCame(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'responseEnd' in navigation ? navigation.responseEnd : 0;
}
