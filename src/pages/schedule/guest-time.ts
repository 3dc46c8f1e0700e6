import type { ScheduleEvent } from '../../content/model';

/** An event's hours on a guest's own clock. */
export type GuestTime = {
  /** Null where it is the day under which the event stands. */
  weekday: string | null;
  /** `7:30 – 8:30 PM`, or in 24 hours as the couple writes. */
  hours: string;
};

/**
 * When an event is where the guest is; null where clocks say the same as the couple's.
 * @param language is the page's.
 * @param timeZone is the device's unless another is given.
 */
export function guestTime(
  { start, end, endText }: Pick<ScheduleEvent, 'start' | 'end' | 'endText'>,
  language: string,
  timeZone?: string,
): GuestTime | null {
  // Swedes write a day and its time as ISO does.
  const here = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', from = ''] = here.format(new Date(start)).split(' ');
  const [, to = ''] = here.format(new Date(end)).split(' ');
  if (start.startsWith(`${day}T${from}`)) return null;
  const weekday = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long' });
  return {
    weekday: start.startsWith(day) ? null : weekday.format(new Date(start)),
    hours: /[AP]M$/.test(endText) ? inHalves(from, to) : `${from} – ${to}`,
  };
}

/** With both halves of the day where they differ. */
function inHalves(from: string, to: string): string {
  const ends = [from, to].map((time) => {
    const [hour = 0, minute] = time.split(':');
    return { clock: `${Number(hour) % 12 || 12}:${minute}`, half: Number(hour) < 12 ? 'AM' : 'PM' };
  });
  return ends
    .map(({ clock, half }, index) => (index === 0 && half === ends[1]?.half ? clock : `${clock} ${half}`))
    .join(' – ');
}
