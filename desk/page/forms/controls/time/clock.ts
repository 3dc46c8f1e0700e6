/** The time of a new entry, and the format of a time whose entry has no other. */
export const USUAL_TIME = '4:00 PM';

/** A time as content files write it, in the format of the browser’s field, `13:30`; empty if it is not a time. */
export function toClock(written: string): string {
  const [, hours = '', minutes = '', half] = /^(\d{1,2}):(\d{2}) ?([AaPp])?[Mm]?$/.exec(written.trim()) ?? [];
  if (hours === '') return '';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** A browser’s time in the format of another time, `1:30 PM` or `13:30`. */
export function fromClock(clock: string, like: string): string {
  const [hours = '', minutes = ''] = clock.split(':');
  const hour = Number(hours);
  const half = /( ?)([AaPp])([Mm])$/.exec(like.trim());
  if (!half) return `${/^\d:/.test(like) ? hour : hours}:${minutes}`;
  const [, space = '', letter = '', m = ''] = half;
  const sign = hour < 12 ? 'a' : 'p';
  const own = `${hour % 12 || 12}`.padStart(like.startsWith('0') ? 2 : 1, '0');
  return `${own}:${minutes}${space}${letter === letter.toUpperCase() ? sign.toUpperCase() : sign}${m}`;
}
