const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Days until `countdownTo`, rounded up; null from the last 24 hours on, which have words of their own.
 * @param countdownTo an ISO date and time with the offset of the wedding's time zone, from `make-site.ts`.
 */
export function daysLeft(now: Date | number, countdownTo: string): number | null {
  const remaining = Date.parse(countdownTo) - Number(now);
  return remaining > DAY_MS ? Math.ceil(remaining / DAY_MS) : null;
}
