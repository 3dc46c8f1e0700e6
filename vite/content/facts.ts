import type { Written } from '../../src/content/schema.ts';
import { longDate, shortDate, timeSpan, weekday } from './dates.ts';

/** What `{{references}}` may name, by their full name: `places.hotel.rate`. */
export type Facts = ReadonlyMap<string, string>;

/** All facts, those that are written and those that follow from them. */
export function collectFacts({ site, places, schedule }: Pick<Written, 'site' | 'places' | 'schedule'>): Facts {
  const facts = new Map<string, string>();
  const [first = '', second = ''] = site.couple.names;
  const { date } = site.wedding;
  facts.set('couple.names', `${first} & ${second}`).set('couple.first', first).set('couple.second', second);
  facts.set('wedding.date', date).set('wedding.dateText', longDate(date));
  facts.set('wedding.weekday', weekday(date)).set('wedding.year', date.slice(0, 4));
  for (const [id, { name, address, map, ...own }] of Object.entries(places.places)) {
    facts.set(`places.${id}.name`, name).set(`places.${id}.address`, address);
    facts.set(`places.${id}.map`, mapUrl(name, address, map));
    for (const [key, value] of Object.entries(own)) if (value !== undefined) facts.set(`places.${id}.${key}`, value);
  }
  for (const [key, value] of Object.entries(places.facts)) facts.set(`facts.${key}`, value);
  for (const event of schedule.events) {
    const name = `events.${event.id}`;
    facts.set(`${name}.title`, event.title).set(`${name}.time`, timeSpan(event.start, event.end));
    facts.set(`${name}.start`, event.start).set(`${name}.end`, event.end);
    facts.set(`${name}.weekday`, weekday(event.date)).set(`${name}.day`, shortDate(event.date));
    facts.set(`${name}.place`, places.places[event.place]?.name ?? '');
    if (event.attire !== undefined) facts.set(`${name}.attire`, event.attire);
  }
  return facts;
}

/** A search on Google Maps, unless the couple gave a better link. */
export function mapUrl(name: string, address: string, own?: string): string {
  return own ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;
}
