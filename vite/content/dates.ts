/** `July 3rd, 2023` */
export function longDate(day: string): string {
  const date = noon(day);
  return `${month(date)} ${ordinal(date.getUTCDate())}, ${date.getUTCFullYear()}`;
}

/** `July 3` */
export function shortDate(day: string): string {
  const date = noon(day);
  return `${month(date)} ${date.getUTCDate()}`;
}

/** `Monday` */
export function weekday(day: string): string {
  return noon(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
}

/** `1:30 – 2:30 PM`; with both halves of the day where they differ. `13:30 – 14:30` where it is written so. */
export function timeSpan(start: string, end: string): string {
  return spanParts(start, end).join(' – ');
}

/** The same as its two ends. */
export function spanParts(start: string, end: string): [from: string, to: string] {
  const [from, to] = [clock(start), clock(end)];
  return [from.half === to.half ? from.time : `${from.time} ${from.half}`.trim(), `${to.time} ${to.half}`.trim()];
}

/** The day on which an event ends: the next one where it goes on past midnight. */
export function endDay(day: string, start: string, end: string): string {
  if (clock(end).iso > clock(start).iso) return day;
  const next = noon(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** What a time zone is called at an instant, `EDT`. */
export function zoneName(iso: string, timeZone: string): string {
  return zonePart(Date.parse(iso), timeZone, 'short');
}

/** Day and wall clock in a time zone as ISO with its offset, `2023-07-02T13:30:00-04:00`. */
export function zonedIso(day: string, time: string, timeZone: string): string {
  const wall = `${day}T${clock(time).iso}:00`;
  // The offset depends on the instant, which depends on the offset: the second look is right on days the clocks change.
  const guess = Date.parse(`${wall}${offsetAt(Date.parse(`${wall}Z`), timeZone)}`);
  return `${wall}${offsetAt(guess, timeZone)}`;
}

function clock(time: string): { time: string; half: string; iso: string } {
  const [, hours = '0', minutes = '00', half = ''] = /^(\d+):(\d+) ?([AP]M)?$/i.exec(time) ?? [];
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return {
    time: half === '' ? `${hours.padStart(2, '0')}:${minutes}` : `${Number(hours)}:${minutes}`,
    half: half.toUpperCase(),
    iso: `${String(hour).padStart(2, '0')}:${minutes}`,
  };
}

function offsetAt(instant: number, timeZone: string): string {
  return zonePart(instant, timeZone, 'longOffset').replace('GMT', '') || '+00:00';
}

function zonePart(instant: number, timeZone: string, timeZoneName: 'short' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function month(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
}

function ordinal(n: number): string {
  const tens = n % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}
