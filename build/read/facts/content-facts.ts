import type { LabelledLink } from '../../../src/model/content.ts';
import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import { coupleNames } from './couple-names.ts';
import { mapLinks } from '../../../src/model/map-links.ts';
import { resolveReferences, type Facts } from './references.ts';
import { longDate, shortDate, timeSpan, timeText, weekday } from '../../../src/model/dates/dates.ts';

/** A value that texts can refer to, such as `couple.names`. */
type Fact = [name: string, value: string];

/** All facts, written and derived, from the files that are valid. */
export function collectFacts({ site, places, schedule }: Partial<Written>): Facts {
  const facts = new Map([
    ...(site ? siteFacts(site) : []),
    ...(places ? placeFacts(places) : []),
    ...(schedule ? eventFacts(schedule, site?.language, places) : []),
  ]);
  // A map link encodes a place's name and address, so their references must be resolved first.
  const resolve = (text: string) => resolveReferences(text, facts);
  for (const [id, { name, address, map }] of Object.entries(places?.places ?? {}))
    facts.set(`places.${id}.map`, mapUrl(resolve(name), resolve(address), map));
  return facts;
}

function siteFacts(site: Written['site']): Fact[] {
  const { language } = site;
  const { date } = site.wedding;
  const [first = '', second = ''] = site.couple.names;
  return [
    ['couple.names', coupleNames(site)],
    ['couple.first', first],
    ['couple.second', second],
    ['wedding.date', date],
    ['wedding.dateText', longDate(date, language)],
    ['wedding.weekday', weekday(date, language)],
    ['wedding.year', date.slice(0, 4)],
  ];
}

function placeFacts({ places, facts }: Written['places']): Fact[] {
  const ofPlaces = Object.entries(places).flatMap(([id, own]) => factsOf(`places.${id}`, own));
  return ofPlaces.concat(factsOf('facts', facts));
}

function eventFacts(
  { events }: FileContent['schedule'],
  language: string | undefined,
  places?: Written['places'],
): Fact[] {
  return events.flatMap(({ id, title, date, start, end, place, attire }) =>
    factsOf(`events.${id}`, {
      title,
      time: timeSpan(start, end, language),
      start: timeText(start, language),
      end: timeText(end, language),
      weekday: weekday(date, language),
      day: shortDate(date, language),
      place: places?.places[place]?.name,
      attire,
    }),
  );
}

function factsOf(prefix: string, values: Record<string, string | undefined>): Fact[] {
  return Object.entries(values).flatMap(([key, value]): Fact[] =>
    value === undefined ? [] : [[`${prefix}.${key}`, value]],
  );
}

/** The couple's own link to a map, or else a search on Google Maps. */
export function mapUrl(name: string, address: string, own?: string): string {
  return own ?? mapLinks(name, address).google;
}

/** Links to maps besides `mapUrl`. Their labels are product names, which no language translates. */
export function otherMaps(name: string, address: string, own?: string): LabelledLink[] {
  const { apple, google } = mapLinks(name, address);
  return [{ label: 'Apple Maps', url: apple }, ...(own === undefined ? [] : [{ label: 'Google Maps', url: google }])];
}
