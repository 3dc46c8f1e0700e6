import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import { endDay, zonedIso } from '../../../src/model/dates/dates.ts';
import { plainText } from '../../../src/model/text/markdown.ts';
import { coupleNames } from '../../read/facts/couple-names.ts';
import type { Project } from '../../read/project.ts';
import { homeUrl } from '../home-url.ts';
import { richOrNull } from '../rich-text.ts';
import type { CalendarEntry } from './calendar.ts';

export type WrittenEvent = FileContent['schedule']['events'][number];

/** What a guest's calendar shows of an event. */
export function calendarEntry(event: WrittenEvent, all: Written, project: Project): CalendarEntry {
  const { timeZone } = all.site.wedding;
  const place = placeOf(event, all);
  const note = richOrNull(event.note);
  const home = homeUrl(all.site.address, project.base);
  return {
    id: event.id,
    title: `${event.title} (${coupleNames(all.site)})`,
    start: zonedIso(event.date, event.start, timeZone),
    end: zonedIso(endDay(event.date, event.start, event.end), event.end, timeZone),
    location: `${place.name}, ${place.address}`,
    description: [event.attire, note && plainText(note)].filter(Boolean).join('\n'),
    url: home && `${home}schedule`,
  };
}

/** An event's place. The check refuses an unknown place first. @throws if it is missing */
export function placeOf(event: WrittenEvent, { places }: Written): Written['places']['places'][string] {
  const place = places.places[event.place];
  if (!place) throw new Error(`No place "${event.place}"`);
  return place;
}
