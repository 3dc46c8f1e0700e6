import { createHash } from 'node:crypto';

/** An event for a calendar. Start and end are ISO times with their offset from UTC. */
export type CalendarEntry = {
  id: string;
  title: string;
  start: string;
  end: string;
  location: string;
  description: string;
  /** The address of the schedule page; null while the site has none. */
  url: string | null;
};

/** Whose events they are, and when they last changed. */
export type CalendarSource = {
  /** The couple's names as guests read them: `Nell & Mateo`. */
  names: string;
  /** The names with "&" in every language. Part of each event's UID, so that another wedding's events differ. */
  couple: string;
  /** The time of the last change to the events. */
  changed: Date;
};

/** `SEQUENCE` counts seconds from here, so that it fits into 31 bits until 2088. */
const FIRST_CHANGE_MS = Date.UTC(2020, 0, 1);

/** The most bytes per line, without the line break (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * The text of an `.ics` file. Times are in UTC, since Outlook is an hour off if a zone's full definition is missing.
 * The same events always make the same file. `SEQUENCE` grows with each change (RFC 5546), so that calendars use the
 * latest version.
 */
export function icsFile(entries: readonly CalendarEntry[], source: CalendarSource): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(source.names)}//Wedding//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Outlook and Apple Calendar import several events as a calendar with this name.
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
    // A URI may contain only ASCII: `href` encodes all other letters.
    ...(url === null ? [] : [`URL:${new URL(url).href}`]),
    'END:VEVENT',
  ];
}

/**
 * Identifies an event, even after it changes. Excludes time, place and the site's address, which may change.
 * Includes the couple, since a guest may be invited to two weddings whose events share an id, such as `dinner`.
 */
function uidOf(id: string, couple: string): string {
  return `${id}-${createHash('sha256').update(couple.normalize()).digest('hex').slice(0, 16)}@wedding`;
}

/** A time in a calendar's format, in UTC: `20230702T173000Z`. */
export function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Escapes a text, and removes the control characters that RFC 5545, 3.3.11, forbids: all but tabs. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** Folds a long line between letters. A continuation begins with a space (RFC 5545, 3.1). */
function fold(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LINE_BYTES) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part];
}
