/* Checks of links and time zones, and guesses at what a couple meant by an invalid value, for the schema's messages. */

import { isUrl } from '../text/is-url.ts';

/** Whether a text is a web address, or contains a reference that may complete one. */
export function isAddress(written: string): boolean {
  if (/^\{\{[^{}]+\}\}$/.test(written)) return true;
  // The lookahead rejects `https://https://…`, where an address was pasted after a typed https://.
  return /^https:\/\/(?!https?:)\S+$/.test(written) && (written.includes('{{') || isUrl(written));
}

/** What an invalid link probably meant; empty if unclear. */
export function suggestLink(written: string): string {
  // Replaces `http://`, `//` and a doubled `https://` by one `https://`.
  const address = written.trim().replace(/^((https?:)?\/\/)+/i, 'https://');
  if (/\s/.test(address)) return 'It contains a space: delete the space, or write %20 instead.';
  if (/^https:\/\/\S/.test(address)) return isUrl(address) ? `Write ${address}.` : '';
  return /^([\w-]+\.)+[a-z]{2,}(\/|$)/i.test(address) ? `Write https://${address}.` : '';
}

/** Suggests a time for `7 PM`, `7.30 p.m.`, `19h30`, `24:00` or `noon`; empty if unclear. */
export function suggestTime(written: string): string {
  if (/^noon$/i.test(written)) return 'Write 12:00 PM.';
  if (/^(midnight|24:00)$/i.test(written))
    return 'Write 12:00 AM or 00:00. If the event starts then, its date is the next day.';
  // A time copied from a calendar may contain a narrow space.
  const plain = written.replaceAll(/\s/g, ' ');
  const [, hours, minutes = '00', half = '', more = ''] =
    /^(\d{1,2})(?:[.:h ]?(\d{2})(?::\d{2})?)? ?(?:([ap])(?:\.? ?m\b|\.?$)|(?:h(?:rs?)?|uhr)\b\.?)?(.*)/i.exec(plain) ??
    [];
  const hour = Number(hours);
  if (hours === undefined || hour > 23 || Number(minutes) > 59) return '';
  // In `8 at night`, unknown words may name the half of the day; `19:30 AM` contradicts itself.
  if ((half === '' && more.trim() !== '') || (hour > 12 && /a/i.test(half))) return '';
  if (half === '') return `Write ${String(hour).padStart(2, '0')}:${minutes}.`;
  // The hour after midnight, 0, is 12 AM.
  const clock = `${hour > 12 ? hour - 12 : hour || 12}:${minutes}`;
  return `Write ${clock} ${half.toUpperCase()}M.`;
}

export function isTimeZone(value: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/**
 * Explains what a time zone must be. Suggests zones of the same city, or else up to five zones of the same region whose
 * cities start with the same letter.
 */
export function explainZone(value: string): string {
  const zones = Intl.supportedValuesOf('timeZone');
  const plain = value.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const parts = plain.replaceAll(' ', '_').toLowerCase().split('/');
  const city = parts.at(-1) ?? '';
  const cityOf = (zone: string) => zone.toLowerCase().split('/').at(-1) ?? '';
  const sameCity = zones.filter((zone) => cityOf(zone) === city);
  const sameRegion = zones.filter(
    (zone) => parts.length > 1 && zone.toLowerCase().startsWith(`${parts[0]}/`) && cityOf(zone)[0] === city[0],
  );
  const found = sameCity.length > 0 ? sameCity : sameRegion.slice(0, 5);
  const help =
    found.length > 0
      ? `Did you mean ${found.join(' or ')}?`
      : 'Write the part of the world and the largest city that has your time.';
  return `must be a time zone like America/New_York. ${help}`;
}
