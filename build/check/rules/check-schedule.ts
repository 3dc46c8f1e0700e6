import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import { didYouMean } from '../../read/messages/did-you-mean.ts';
import { addDays, endDay, nightOf, zonedIso } from '../../../src/model/dates/dates.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';

/** A longer event probably has a wrong time, such as AM for PM. */
const LONG_EVENT_HOURS = 14;
/** No event takes longer: one of its times is wrong. */
const LONGEST_EVENT_HOURS = 18;

/** Checks each event's length, place, id and order. */
export function checkSchedule(
  { events }: FileContent['schedule'],
  source: Source,
  { places }: Partial<Written>,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const asWarning = { severity: 'warning' } as const;
  const known = Object.keys(places?.places ?? {});
  // Any time zone will do, since only differences count.
  const startOf = ({ date, start }: (typeof events)[number]) => zonedIso(date, start, 'UTC');
  events.forEach((event, index) => {
    const at = (key: string) => ['events', index, key];
    const { date, start, end } = event;
    const lastDay = endDay(date, start, end);
    const hours = (Date.parse(zonedIso(lastDay, end, 'UTC')) - Date.parse(startOf(event))) / 3_600_000;
    if (hours > LONG_EVENT_HOURS)
      mistakes.push(
        source.mistakeAt(
          at('end'),
          `"end" (${end}) is ${lastDay === date ? '' : 'on the next day, '}about ${Math.round(hours)} hours after "start" (${start}). Check both times.`,
          hours > LONGEST_EVENT_HOURS ? {} : asWarning,
        ),
      );
    if (places && !known.includes(event.place))
      mistakes.push(
        source.mistakeAt(
          at('place'),
          `places.yaml has no place "${event.place}". ${didYouMean(event.place, known)}`.trim(),
          { cause: `places.${event.place}` },
        ),
      );
    if (events.findIndex(({ id }) => id === event.id) < index)
      mistakes.push(source.mistakeAt(at('id'), `The id "${event.id}" is used twice. Give each event its own.`));
    const previous = events[index - 1];
    if (previous && startOf(previous) > startOf(event)) {
      const remedy =
        previous.date === date && nightOf(date, start) && !nightOf(date, previous.start)
          ? `After midnight it is the next day: write date: ${addDays(date, 1)}.`
          : 'Check the order.';
      mistakes.push(
        source.mistakeAt(at('date'), `"${event.title}" starts before the event above it. ${remedy}`, asWarning),
      );
    }
  });
  return mistakes;
}
