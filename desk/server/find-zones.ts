import { cityMapping } from 'city-timezones';
import type { FoundZone } from '../protocol.ts';

/** How many zones a search finds at most. */
const MOST_ZONES = 6;

type Known = FoundZone & { city: string; country: string; words: string[]; people: number };

let known: Known[] | undefined;

/**
 * Finds the time zones of a city, a part of a country, or a country. Exact names of cities come first, then beginnings of
 * cities and of countries; among equals, the largest city. For an unknown village, the part after the comma decides:
 * `Bled, Slovenia`.
 */
export function findZones(typed: string): FoundZone[] {
  const found = findKnown(typed);
  const comma = typed.lastIndexOf(',');
  return found.length > 0 || comma < 0 ? found : findKnown(typed.slice(comma + 1));
}

function findKnown(typed: string): FoundZone[] {
  known ??= listKnown();
  const text = plain(typed);
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const rank = ({ city, country }: Known) =>
    city === text ? 0 : city.startsWith(text) ? 1 : country.startsWith(text) ? 2 : 3;
  const found = known
    .filter((each) => words.every((word) => each.words.some((own) => own.startsWith(word))))
    .toSorted((one, other) => rank(one) - rank(other) || other.people - one.people);
  return found
    .filter(({ zone }, index) => found.findIndex((each) => each.zone === zone) === index)
    .slice(0, MOST_ZONES)
    .map(({ zone, place }) => ({ zone, place }));
}

function listKnown(): Known[] {
  return cityMapping
    .filter(({ timezone }) => timezone)
    .map(({ city, city_ascii: ascii, province, country, iso2, iso3, timezone: zone, pop }) => ({
      zone,
      place: `${city}, ${country}`,
      city: plain(city),
      country: plain(country),
      words: wordsOf(plain([city, ascii, province, country, iso2, iso3, zone].join(' '))),
      people: pop,
    }));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
