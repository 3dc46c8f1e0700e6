import type { LabelledLink } from '../../../src/model/content.ts';
import { utc, type CalendarEntry } from './calendar.ts';

/** Links that add an event to a web calendar. Their labels are product names, which no language translates. */
export function calendarLinks({ title, start, end, location, description, url }: CalendarEntry): LabelledLink[] {
  const [from, to] = [new Date(start), new Date(end)];
  const details = [description, url].filter(Boolean).join('\n\n');
  const google = {
    action: 'TEMPLATE',
    text: title,
    dates: `${utc(from)}/${utc(to)}`,
    ...(details && { details }),
    location,
  };
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: from.toISOString(),
    enddt: to.toISOString(),
    ...(details && { body: details }),
    location,
  };
  return [
    { label: 'Google Calendar', url: `https://calendar.google.com/calendar/render?${query(google)}` },
    { label: 'Outlook', url: `https://outlook.live.com/calendar/0/deeplink/compose?${query(outlook)}` },
    { label: 'Microsoft 365', url: `https://outlook.office.com/calendar/0/deeplink/compose?${query(outlook)}` },
  ];
}

/** Encodes a space as `%20`: Outlook would show the plus sign of `URLSearchParams`. */
function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
