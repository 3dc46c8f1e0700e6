/* Checks days that a couple write, explains what is wrong with them, and suggests how to write them. */

export function isRealDay(value: string): boolean {
  // `Date` reads February 30 as March 2.
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value;
}

/** Why a day such as `2023-02-30` is not in the calendar. */
export function explainDay(value: string): string {
  const [year = 0, month = 0] = value.split('-').map(Number);
  if (month < 1 || month > 12) return 'is not a day in the calendar: the month comes before the day, and is 01 to 12.';
  // Day 0 is the last day of the month before, and `Date` counts months from 0.
  const lastDay = new Date(Date.UTC(year, month, 0));
  const monthName = lastDay.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return `is not a day in the calendar: ${monthName} ${year} has ${lastDay.getUTCDate()} days.`;
}

/** Suggests how to rewrite a day; empty if unclear. 3/4/2027 has two readings; in 3.4.2027, the day comes first. */
export function suggestDay(written: string): string {
  const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Longer dashes look like hyphens.
  const plain = written.replaceAll(/\p{Pd}/gu, '-');
  const [, y, m, d] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?$/.exec(plain) ?? [];
  const [, first, sign, second, year] = /^(\d{1,2})([-/. ])(\d{1,2})[-/. ](\d{4})$/.exec(plain) ?? [];
  const days: string[] = [];
  if (y && m && d) days.push(iso(y, m, d));
  else if (first && second && year)
    days.push(...(sign === '.' ? [] : [iso(year, first, second)]), iso(year, second, first));
  else if (/[a-z]{3}/i.test(written) && /\d{4}/.test(written)) {
    const words = written.replace(/(\d)(st|nd|rd|th)\b/, '$1');
    const parsed = new Date(`${words} UTC`);
    // `Date` reads February 30 as March 2, and a month without a day as the month's first day.
    const isDayWritten = new RegExp(`\\b0?${parsed.getUTCDate()}\\b`).test(words);
    if (isDayWritten) days.push(parsed.toISOString().slice(0, 10));
  }
  const real = [...new Set(days)].filter(isRealDay);
  return real.length > 0 ? `Write ${real.join(' or ')}.` : '';
}
