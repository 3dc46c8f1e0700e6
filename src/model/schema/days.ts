/* Days as a couple write them, and what is wrong with one. */

export function isRealDay(value: string): boolean {
  // `Date` reads February 30 as March 2.
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value;
}

/** Why a day is not in the calendar. */
export function explainDay(value: string): string {
  const [year, month = 0] = value.split('-').map(Number);
  if (month < 1 || month > 12) return 'is not a day in the calendar: the month comes before the day, and is 01 to 12.';
  const end = new Date(Date.UTC(year ?? 0, month, 0));
  const name = end.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return `is not a day in the calendar: ${name} ${year} has ${end.getUTCDate()} days.`;
}

/** Suggests how to write a day in another format. 3/4/2027 and 3-4-2027 have two readings, 3.4.2027 only one. */
export function suggestDay(written: string): string {
  const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Longer dashes look like hyphens.
  const plain = written.replaceAll(/\p{Pd}/gu, '-');
  const [, y, m, d] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?$/.exec(plain) ?? [];
  const [, one, sign, two, year] = /^(\d{1,2})([-/. ])(\d{1,2})[-/. ](\d{4})$/.exec(plain) ?? [];
  const days: string[] = [];
  if (y && m && d) days.push(iso(y, m, d));
  else if (one && two && year) days.push(...(sign === '.' ? [] : [iso(year, one, two)]), iso(year, two, one));
  else if (/[a-z]{3}/i.test(written) && /\d{4}/.test(written)) {
    const words = written.replace(/(\d)(st|nd|rd|th)\b/, '$1');
    const parsed = new Date(`${words} UTC`);
    // `Date` reads February 30 as March 2, and a month without a day as its first.
    const isWritten = new RegExp(`\\b0?${parsed.getUTCDate()}\\b`).test(words);
    if (isWritten) days.push(parsed.toISOString().slice(0, 10));
  }
  const real = [...new Set(days)].filter(isRealDay);
  return real.length > 0 ? `Write ${real.join(' or ')}.` : '';
}
