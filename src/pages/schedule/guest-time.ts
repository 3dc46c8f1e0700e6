import type { ScheduleEvent } from '../../model/content';

/** An event's hours in the guest's local time. */
export type GuestTime = {
  /** Null if it is the day under which the event is listed. */
  weekday: string | null;
  /** `7:30 – 8:30 PM`, or `19:30 – 20:30` if the couple uses the 24-hour clock. */
  hours: string;
};

/**
 * An event's hours in the guest's local time; null if it equals the couple's.
 * @param language the page's.
 * @param timeZone the device's by default.
 */
export function guestTime(
  { start, end, endText }: Pick<ScheduleEvent, 'start' | 'end' | 'endText'>,
  language: string,
  timeZone?: string,
): GuestTime | null {
  // The Swedish format is the ISO one: `2023-07-02 13:30`.
  const here = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', from = ''] = here.format(new Date(start)).split(' ');
  const [, to = ''] = here.format(new Date(end)).split(' ');
  if (start.startsWith(`${day}T${from}`)) return null;
  const weekday = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long' });
  return {
    weekday: start.startsWith(day) ? null : weekday.format(new Date(start)),
    hours: /[AP]M$/.test(endText) ? to12Hours(from, to) : `${from} – ${to}`,
  };
}

/** An event's time for the guest, such as `Monday, 12:30 – 2:30 AM`; null if it equals the couple's. */
export function guestTimeText(event: Parameters<typeof guestTime>[0], language: string): string | null {
  const time = guestTime(event, language);
  return time && [time.weekday, time.hours].filter(Boolean).join(', ');
}

/** `7:30 – 8:30 PM`; the start has AM or PM too if they differ. */
function to12Hours(from: string, to: string): string {
  const ends = [from, to].map((time) => {
    const [hour = 0, minute] = time.split(':');
    return { clock: `${Number(hour) % 12 || 12}:${minute}`, half: Number(hour) < 12 ? 'AM' : 'PM' };
  });
  return ends
    .map(({ clock, half }, index) => (index === 0 && half === ends[1]?.half ? clock : `${clock} ${half}`))
    .join(' – ');
}
