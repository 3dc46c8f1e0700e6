/** An event as a calendar needs it. Start and end are ISO with their offset. */
export type CalendarEntry = {
  id: string;
  title: string;
  start: string;
  end: string;
  location: string;
  description: string;
};

/**
 * The text of an `.ics` file. Times are in UTC: a named zone without its full definition is an hour off in Outlook. The
 * stamp is fixed, so that the same event always makes the same file.
 */
export function icsFile({ id, title, start, end, location, description }: CalendarEntry, site: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site)}//Wedding//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}-${utc(start)}@wedding`,
    `DTSTAMP:${utc(start)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(fold).join('\r\n') + '\r\n';
}

/** `20230702T173000Z` */
function utc(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
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
