import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScheduleContent, ScheduleEvent } from '../../src/content/model.ts';
import type { FileContent, Written } from '../../src/content/schema.ts';
import { icsFile, type CalendarEntry } from '../calendar.ts';
import { cached, keyOf } from '../media/cache.ts';
import { asset } from './asset.ts';
import { coupleNames } from './couple-names.ts';
import { capitalised, endDay, shortDate, spanParts, weekday, zonedIso, zoneName } from './dates.ts';
import { mapUrl } from './facts.ts';
import { plainText } from './markdown.ts';
import { richOrNull } from './parts.ts';
import type { Project } from './project.ts';

/** The days with their events, each with its map and, where wanted, its calendar file. */
export async function makeSchedule(
  { intro, words, events }: FileContent['schedule'],
  project: Project,
  all: Written,
): Promise<ScheduleContent> {
  const { language } = all.site;
  const days = [...new Set(events.map(({ date }) => date))].toSorted();
  return {
    intro: richOrNull(intro),
    words,
    days: await Promise.all(
      days.map(async (date) => ({
        date,
        weekday: capitalised(weekday(date, language), language),
        dayText: shortDate(date, language),
        events: await Promise.all(
          events.filter((event) => event.date === date).map((event) => makeEvent(event, all, project)),
        ),
      })),
    ),
  };
}

async function makeEvent(
  event: FileContent['schedule']['events'][number],
  { site, places }: Written,
  project: Project,
): Promise<ScheduleEvent> {
  const place = places.places[event.place];
  if (!place) throw new Error(`No place "${event.place}"`);
  const note = richOrNull(event.note);
  const start = zonedIso(event.date, event.start, site.wedding.timeZone);
  const end = zonedIso(endDay(event.date, event.start, event.end), event.end, site.wedding.timeZone);
  const names = coupleNames(site);
  const calendarEntry: CalendarEntry = {
    id: event.id,
    title: `${event.title} (${names})`,
    start,
    end,
    location: `${place.name}, ${place.address}`,
    description: [event.attire, note && plainText(note)].filter(Boolean).join('\n'),
  };
  const [startText, endText] = spanParts(event.start, event.end, site.language);
  return {
    id: event.id,
    title: event.title,
    startText,
    endText,
    zone: zoneName(start, site.wedding.timeZone, site.language),
    start,
    end,
    place: place.name,
    address: place.address,
    attire: event.attire ?? null,
    note,
    drawing: event.drawing ?? null,
    mapUrl: mapUrl(place.name, place.address, place.map),
    calendarUrl: event.calendar ? await writeIcs(calendarEntry, names, project) : null,
  };
}

async function writeIcs(calendarEntry: CalendarEntry, names: string, project: Project): Promise<string> {
  const text = icsFile(calendarEntry, names);
  const file = `${calendarEntry.id}.ics`;
  const { folder } = await cached(join(project.cacheFolder, 'calendar'), keyOf(text, {}), async (into) => {
    await writeFile(join(into, file), text);
    return {};
  });
  return asset(join(folder, file));
}
