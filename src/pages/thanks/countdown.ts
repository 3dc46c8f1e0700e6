const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Days until the wedding, rounded up, while more than one remains; else null.
 * @param countdownTo an instant, ISO with offset.
 */
export function daysLeft(now: Date | number, countdownTo: string): number | null {
  const remaining = Date.parse(countdownTo) - Number(now);
  return remaining > DAY_MS ? Math.ceil(remaining / DAY_MS) : null;
}
