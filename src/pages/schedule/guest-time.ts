import type { ScheduleEvent } from '../../model/content';

/** An event's hours in the guest's local time. */
export type GuestTime = {
  /** The guest's weekday; null if the event is listed under that day. */
  weekday: string | null;
  /** `7:30 – 8:30 PM` if the couple's time has AM or PM too; else `19:30 – 20:30`. */
  hours: string;
};

type EventTimes = Pick<ScheduleEvent, 'start' | 'end' | 'endText'>;

/** How many minutes local time is behind UTC at an instant, like `Date.getTimezoneOffset`. */
type Offset = (at: Date) => number;

/**
 * An event's hours in the guest's local time; null if the couple's time is the same.
 * @param language the page's language
 * @param offset the device's by default. Formatting dates in a named time zone would take a weak phone 20 ms per event.
 */
export function guestTime(
  { start, end, endText }: EventTimes,
  language: string,
  offset: Offset = (at) => at.getTimezoneOffset(),
): GuestTime | null {
  const [day, from] = localTime(start, offset);
  const [, to] = localTime(end, offset);
  // `start` begins with the couple's own day and time.
  if (start.startsWith(`${day}T${from}`)) return null;
  return {
    weekday: start.startsWith(day)
      ? null
      : new Date(day).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
    hours: /[AP]M$/.test(endText) ? to12Hours(from, to) : `${from} – ${to}`,
  };
}

/** The local day and time, such as `2023-07-02` and `13:30`. */
function localTime(iso: string, offset: Offset): [day: string, time: string] {
  const at = new Date(iso);
  // Shifts the instant by the offset, so that its UTC text shows the local time.
  const shifted = new Date(at.getTime() - offset(at) * 60_000).toISOString();
  return [shifted.slice(0, 10), shifted.slice(11, 16)];
}

/** An event's time for the guest, such as `Monday, 12:30 – 2:30 AM`; null if it equals the couple's. */
export function guestTimeText(event: EventTimes, language: string): string | null {
  const time = guestTime(event, language);
  return time && [time.weekday, time.hours].filter(Boolean).join(', ');
}

/** `7:30 – 8:30 PM`, or `11:30 AM – 1:00 PM` if one end is AM and the other PM, in the format of `spanParts`. */
function to12Hours(from: string, to: string): string {
  const ends = [from, to].map((time) => {
    const [hour = 0, minute] = time.split(':');
    return { clock: `${Number(hour) % 12 || 12}:${minute}`, half: Number(hour) < 12 ? 'AM' : 'PM' };
  });
  return ends
    .map(({ clock, half }, index) => (index === 0 && half === ends[1]?.half ? clock : `${clock} ${half}`))
    .join(' – ');
}
