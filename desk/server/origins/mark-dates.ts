import type { Written } from '../../../src/model/schema/schema.ts';
import type { Pages } from '../../../build/make/make-page.ts';
import { markOf } from '../../model/origins/marks.ts';

/*
 * The build writes days and times in its own words, so they contain no wrapped text (`wrap-texts.ts`). These functions
 * mark the wedding's date and those of the schedule with the place of the line that sets them.
 */

/** Marks the wedding's date. */
export function markWedding({ wedding }: Pages['site']): void {
  wedding.dateText = markOf({ file: 'site.yaml', path: ['wedding', 'date'] }) + wedding.dateText;
}

/** Marks the days, times and time zone of the events. */
export function markTimes({ days }: Pages['schedule'], events: NonNullable<Written['schedule']>['events']): void {
  const markOfEvent = (index: number, key: string) => markOf({ file: 'schedule.yaml', path: ['events', index, key] });
  for (const day of days) {
    const firstIndex = events.findIndex(({ date }) => date === day.date);
    day.weekday = markOfEvent(firstIndex, 'date') + day.weekday;
    day.dayText = markOfEvent(firstIndex, 'date') + day.dayText;
    for (const event of day.events) {
      const index = events.findIndex(({ id }) => id === event.id);
      event.startText = markOfEvent(index, 'start') + event.startText;
      event.endText = markOfEvent(index, 'end') + event.endText;
      event.zone = markOf({ file: 'site.yaml', path: ['wedding', 'timeZone'] }) + event.zone;
    }
  }
}
