/* Guesses at what a couple meant by a value that is not valid, as sentences for the schema's messages. */

/** What an invalid link probably meant; empty if unclear. */
export function suggestLink(written: string): string {
  const address = written.trim().replace(/^(http:\/\/|\/\/)/i, 'https://');
  if (/\s/.test(address)) return 'It has a space in it: delete it, or write %20 for it.';
  if (/^https:\/\/\S/.test(address)) return `Write ${address}.`;
  return /^([\w-]+\.)+[a-z]{2,}(\/|$)/i.test(address) ? `Write https://${address}.` : '';
}

export function isRealDay(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** Why a day is not in the calendar. */
export function explainDay(value: string): string {
  const [year, month = 0] = value.split('-').map(Number);
  if (month < 1 || month > 12) return 'is not a day in the calendar: the month comes before the day, and is 01 to 12.';
  const end = new Date(Date.UTC(year ?? 0, month, 0));
  const name = end.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return `is not a day in the calendar: ${name} has ${end.getUTCDate()} days.`;
}

/** Suggests a day that was written in another format. With slashes, month or day may come first, so both are suggested. */
export function suggestDay(written: string): string {
  const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, y, m, d] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?$/.exec(written) ?? [];
  const [, one, sign, two, year] = /^(\d{1,2})([-/. ])(\d{1,2})[-/. ](\d{4})$/.exec(written) ?? [];
  const days: string[] = [];
  if (y && m && d) days.push(iso(y, m, d));
  else if (one && two && year) days.push(...(sign === '/' ? [iso(year, one, two)] : []), iso(year, two, one));
  else if (/[a-z]{3}/i.test(written) && /\d{4}/.test(written)) {
    const parsed = new Date(`${written.replace(/(\d)(st|nd|rd|th)\b/, '$1')} UTC`);
    if (!Number.isNaN(parsed.getTime())) days.push(parsed.toISOString().slice(0, 10));
  }
  const real = [...new Set(days)].filter(isRealDay);
  return real.length > 0 ? `Write ${real.join(' or ')}.` : '';
}

/** Suggests a time for `7 PM`, `7.30 p.m.`, `19h30`, `24:00` or `noon`. */
export function suggestTime(written: string): string {
  if (/^noon$/i.test(written)) return 'Write 12:00 PM.';
  if (/^(midnight|24:00)$/i.test(written)) return 'Write 12:00 AM or 00:00.';
  const [, hours, minutes = '00', half = ''] = /^(\d{1,2})(?:[.:h ]?(\d{2}))? ?h?([ap])?/i.exec(written) ?? [];
  const hour = Number(hours);
  if (hours === undefined || hour > 23 || Number(minutes) > 59) return '';
  if (half === '') return `Write ${hour}:${minutes}.`.replace(/ (\d):/, ' 0$1:');
  const clock = `${hour > 12 ? hour - 12 : hour || 12}:${minutes}`;
  return `Write ${clock} ${half.toUpperCase()}M.`;
}

export function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Suggests zones with the same city, or zones of the same region whose city has the same first letter. */
export function explainZone(value: string): string {
  const zones = Intl.supportedValuesOf('timeZone');
  const words = value.replaceAll(' ', '_').toLowerCase().split('/');
  const city = words.at(-1) ?? '';
  const cityOf = (zone: string) => zone.toLowerCase().split('/').at(-1) ?? '';
  const same = zones.filter((zone) => cityOf(zone) === city);
  const near = zones.filter(
    (zone) => words.length > 1 && zone.toLowerCase().startsWith(`${words[0]}/`) && cityOf(zone)[0] === city[0],
  );
  const found = same.length > 0 ? same : near.slice(0, 5);
  const help =
    found.length > 0
      ? `Did you mean ${found.join(' or ')}?`
      : 'Write the part of the world and the largest city that has your time.';
  return `must be a time zone like America/New_York. ${help}`;
}
