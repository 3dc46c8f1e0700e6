import { cityMapping } from 'city-timezones';
import type { FoundZone } from '../protocol.ts';

/** How many zones a search finds at most. */
const MOST_ZONES = 6;

type Known = FoundZone & { city: string; country: string; words: string[]; people: number };

/** Cities by size, then the zones of the calendar, which also have names of their own. */
let known: Known[] | undefined;

/** Finds the time zones of a city, a part of a country, or a country, largest cities first. */
export function findZones(typed: string): FoundZone[] {
  known ??= listKnown();
  const text = plain(typed);
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const rank = ({ city, country }: Known) => (city.startsWith(text) ? 0 : country.startsWith(text) ? 1 : 2);
  const found = known
    .filter((each) => words.every((word) => each.words.some((own) => own.startsWith(word))))
    .toSorted((one, other) => rank(one) - rank(other) || other.people - one.people);
  const first = new Map(found.toReversed().map(({ zone, place }) => [zone, place]));
  return [...new Set(found.map(({ zone }) => zone))]
    .slice(0, MOST_ZONES)
    .map((zone) => ({ zone, place: first.get(zone) ?? zone }));
}

function listKnown(): Known[] {
  const cities = cityMapping
    .filter(({ timezone }) => timezone)
    .map(({ city, city_ascii: ascii, province, country, iso2, iso3, timezone: zone, pop }) => ({
      zone,
      place: `${city}, ${country}`,
      city: plain(city),
      country: plain(country),
      words: wordsOf(plain([city, ascii, province, country, iso2, iso3, zone].join(' '))),
      people: pop,
    }));
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => {
    const place = zone.replace(/^.*\//, '').replaceAll('_', ' ');
    return { zone, place, city: plain(place), country: '', words: wordsOf(plain(zone)), people: 0 };
  });
  return [...cities, ...zones];
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
