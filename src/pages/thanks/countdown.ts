const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Days until `countdownTo`, rounded up; null in the last 24 hours and afterwards, when the overlay has other words.
 * @param countdownTo an ISO date and time with the offset of the wedding's time zone, from `make-site.ts`.
 */
export function daysLeft(now: number, countdownTo: string): number | null {
  const remaining = Date.parse(countdownTo) - now;
  return remaining > DAY_MS ? Math.ceil(remaining / DAY_MS) : null;
}
