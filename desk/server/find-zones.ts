import { cityMapping } from 'city-timezones';
import { plainName } from '../model/names/plain-name.ts';
import type { FoundZone } from '../protocol.ts';

/** The most zones that a search finds. */
const MOST_ZONES = 6;

/** What people write for a country besides its name, by ISO code. */
const OTHER_NAMES: Partial<Record<string, readonly string[]>> = {
  GB: ['uk', 'england', 'scotland', 'wales'],
  US: ['us'],
};

/** A city and its country, with plain names. */
type City = FoundZone & {
  city: string;
  country: string;
  /** All names of the two that find the city if typed in full. */
  names: string[];
  /** Words that find the city: those of these names, its province and its zone, and its country's two-letter code. */
  words: string[];
  population: number;
};

let cities: City[] | undefined;

/**
 * Finds the time zones of a city, a part of a country, or a country, ordered by `rankOf` and then by the city's size. For
 * an unknown village, only whole words after the comma count: `Bled, Slovenia`.
 */
export function findZones(typed: string): FoundZone[] {
  const comma = typed.lastIndexOf(',');
  const found = searchZones(typed, (own, word) => own.startsWith(word));
  // Two letters do not count as a word here: `DE` is both Germany and Delaware, `CA` both Canada and California.
  const isWhole = (own: string, word: string) => own === word && word.length > 2;
  return found.length > 0 || comma < 0 ? found : searchZones(typed.slice(comma + 1), isWhole);
}

/** The zones of the cities that fit. @param fits whether a typed word fits one of a city's words, `own` */
function searchZones(typed: string, fits: (own: string, word: string) => boolean): FoundZone[] {
  cities ??= listCities();
  const text = plainName(typed);
  const typedWords = wordsOf(text);
  if (typedWords.length === 0) return [];
  const found = cities
    .filter(
      ({ names, words }) => names.includes(text) || typedWords.every((word) => words.some((own) => fits(own, word))),
    )
    .toSorted((one, other) => rankOf(one, text) - rankOf(other, text) || other.population - one.population);
  return found
    .filter(({ zone }, index) => found.findIndex((each) => each.zone === zone) === index)
    .slice(0, MOST_ZONES)
    .map(({ zone, place }) => ({ zone, place }));
}

/** A city's rank, lowest first: full names, then beginnings of cities, of countries, and of other words. */
function rankOf({ city, country, names }: City, text: string): number {
  if (names.includes(text)) return 0;
  if (city.startsWith(text)) return 1;
  return country.startsWith(text) ? 2 : 3;
}

function listCities(): City[] {
  return cityMapping
    .filter(({ timezone }) => timezone)
    .map(({ city, city_ascii: ascii, province, country, iso2, iso3, timezone: zone, pop }) => ({
      zone,
      place: `${city}, ${country}`,
      city: plainName(city),
      country: plainName(country),
      names: [city, country, iso3, ...(OTHER_NAMES[iso2] ?? [])].map(plainName),
      words: wordsOf(
        plainName([city, ascii, province, country, iso2, iso3, zone, ...(OTHER_NAMES[iso2] ?? [])].join(' ')),
      ),
      population: pop,
    }));
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
