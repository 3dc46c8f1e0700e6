import type { ScheduleContent, ScheduleEvent } from '../../../src/model/content.ts';
import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import type { CalendarSource } from './calendar.ts';
import { calendarEntry, placeOf, type WrittenEvent } from './calendar-entry.ts';
import { calendarLinks } from './calendar-links.ts';
import { coupleNames } from '../../read/facts/couple-names.ts';
import { capitalised, nightOf, shortDate, spanParts, weekday, zoneName } from '../../../src/model/dates/dates.ts';
import { mapUrl, otherMaps } from '../../read/facts/content-facts.ts';
import { richOrNull } from '../rich-text.ts';
import type { Project } from '../../read/project.ts';
import { fileName, writeIcs } from './write-ics.ts';

/** The days with their events. If several events exist and any has a calendar file, another file has all of them. */
export async function makeSchedule(
  { intro, words, events }: FileContent['schedule'],
  project: Project,
  all: Written,
): Promise<ScheduleContent> {
  const { language } = all.site;
  const days = [...new Set(events.map(({ date }) => date))].toSorted();
  const source = {
    names: coupleNames(all.site),
    couple: all.site.couple.names.join(' & '),
    changed: await project.lastEventChange(),
  };
  const wantsWholeCalendar = events.length > 1 && events.some(({ calendar }) => calendar);
  return {
    intro: richOrNull(intro),
    words,
    calendarUrl: wantsWholeCalendar
      ? await writeIcs(
          events.map((event) => calendarEntry(event, all, project)),
          source,
          fileName(source.names, 'wedding'),
          project,
        )
      : null,
    days: await Promise.all(
      days.map(async (date) => ({
        date,
        weekday: capitalised(weekday(date, language), language),
        dayText: shortDate(date, language),
        events: await Promise.all(
          events
            .filter((event) => event.date === date)
            .map((event) => makeEvent(event, words.night, all, source, project)),
        ),
      })),
    ),
  };
}

async function makeEvent(
  event: WrittenEvent,
  nightWords: string,
  all: Written,
  source: CalendarSource,
  project: Project,
): Promise<ScheduleEvent> {
  const place = placeOf(event, all);
  const { language, wedding } = all.site;
  const entry = calendarEntry(event, all, project);
  const [startText, endText] = spanParts(event.start, event.end, language);
  const night = nightOf(event.date, event.start, language);
  return {
    id: event.id,
    title: event.title,
    startText,
    endText,
    zone: zoneName(entry.start, wedding.timeZone, language),
    night: night && nightWords.replace('{from}', night.from).replace('{to}', night.to),
    start: entry.start,
    end: entry.end,
    place: place.name,
    address: place.address,
    attire: event.attire ?? null,
    note: richOrNull(event.note),
    drawing: event.drawing ?? null,
    mapUrl: mapUrl(place.name, place.address, place.map),
    calendarUrl: event.calendar ? await writeIcs([entry], source, fileName(event.title, event.id), project) : null,
    otherLinks: [...(event.calendar ? calendarLinks(entry) : []), ...otherMaps(place.name, place.address, place.map)],
  };
}
