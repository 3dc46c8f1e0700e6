import { createHash } from 'node:crypto';

/** An event as a calendar needs it. Start and end are ISO with their offset. */
export type CalendarEntry = {
  id: string;
  title: string;
  start: string;
  end: string;
  location: string;
  description: string;
  /** Where what changes is told first; null while the site has no address. */
  url: string | null;
};

/** Whose calendar it is. */
export type CalendarSource = {
  names: string;
  /** What tells this wedding's events from another's: the same in every language. */
  couple: string;
  /** When what is written of the events last changed. */
  changed: Date;
};

/** From when a change is counted in seconds, so that the number fits a calendar's 31 bits until 2088. */
const FIRST_CHANGE_MS = Date.UTC(2020, 0, 1);

/**
 * The text of an `.ics` file with one event or several. Times are in UTC: a named zone without its full definition is an
 * hour off in Outlook. The same events always make the same file. Of two files a calendar takes the later one: `SEQUENCE`
 * grows with each change, as RFC 5546 wants it, and the stamps with it.
 */
export function icsFile(entries: readonly CalendarEntry[], source: CalendarSource): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(source.names)}//Wedding//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Outlook and Apple Calendar make a calendar of several events, and call it so.
    ...(entries.length > 1 ? [`X-WR-CALNAME:${escapeText(source.names)}`] : []),
    ...entries.flatMap((entry) => eventLines(entry, source)),
    'END:VCALENDAR',
  ];
  return lines.flatMap(fold).join('\r\n') + '\r\n';
}

function eventLines(entry: CalendarEntry, { couple, changed }: CalendarSource): string[] {
  const { id, title, start, end, location, description, url } = entry;
  const stamp = utc(changed);
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(id, couple)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${Math.max(Math.floor((changed.getTime() - FIRST_CHANGE_MS) / 1000), 0)}`,
    `DTSTART:${utc(new Date(start))}`,
    `DTEND:${utc(new Date(end))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === null ? [] : [`URL:${new URL(url).href}`]),
    'END:VEVENT',
  ];
}

/**
 * By what a calendar knows an event again. Neither time nor place is in it, for they may change; nor the site's address,
 * which often comes last; but the names, for a guest may be invited to two weddings that have a dinner.
 */
function uidOf(id: string, names: string): string {
  return `${id}-${createHash('sha256').update(names.normalize()).digest('hex').slice(0, 16)}@wedding`;
}

/** `20230702T173000Z` */
export function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** As RFC 5545 wants a text (3.3.11), without what it forbids there. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** Lines of more than 75 bytes go on in the next, after a space (RFC 5545, 3.1). */
function fold(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 74) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part];
}
