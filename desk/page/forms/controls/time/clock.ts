/** The time of a new entry, and the format of the first time chosen in an entry that has none. */
export const USUAL_TIME = '4:00 PM';

/** Converts a time from a content file to the format of the browser’s field, `13:30`; empty if it is not a time. */
export function toClock(written: string): string {
  const [, hours = '', minutes = '', half] = /^(\d{1,2}):(\d{2}) ?([AaPp])?[Mm]?$/.exec(written.trim()) ?? [];
  if (hours === '') return '';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Converts a time from the browser’s field, `13:30`, to the format of `like`: `9:00`, `4:00 PM` or `04:00pm`. */
export function fromClock(clock: string, like: string): string {
  const [hours = '', minutes = ''] = clock.split(':');
  const hour = Number(hours);
  const suffix = /( ?)([AaPp])([Mm])$/.exec(like.trim());
  if (!suffix) return `${/^\d:/.test(like) ? hour : hours}:${minutes}`;
  const [, space = '', likeLetter = '', m = ''] = suffix;
  const letter = hour < 12 ? 'a' : 'p';
  const casedLetter = likeLetter === likeLetter.toUpperCase() ? letter.toUpperCase() : letter;
  const hour12 = `${hour % 12 || 12}`.padStart(like.startsWith('0') ? 2 : 1, '0');
  return `${hour12}:${minutes}${space}${casedLetter}${m}`;
}
