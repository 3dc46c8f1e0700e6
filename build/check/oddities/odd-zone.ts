import { dateFormat } from '../../../src/model/dates/date-format.ts';
import type { Written } from '../../../src/model/schema/schema.ts';
import type { MapPlace } from '../../../src/model/schema/schema-map.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import type { Warn } from './warn.ts';

/** Without summer time, clock time and solar time differ by less than this almost everywhere. */
const MOST_HOURS_APART = 2.5;
const DEGREES_PER_HOUR = 15;
/**
 * Abbreviations, and offsets like `+02:00` or `Etc/GMT-2`. EST and GMT have no summer time, and BST is Bangladesh's.
 * `our-story new` writes UTC if it does not know the city.
 */
const ZONE_WITHOUT_CITY = /^([A-Z]{3}|[+-].*|Etc\/.*)$/i;
/** The time zone of the sample couple's wedding. */
const SAMPLE_ZONE = 'America/New_York';

/** The place of the wedding; `at` is its latitude and longitude. */
type Goal = { name: string; at: MapPlace };

/** The place of the wedding on the map; null if the map is missing or lacks it, or while it is the sample couple's. */
export function findGoal(
  source: Source | undefined,
  map: Written['map'],
  isNotSample: (place: Pick<Mistake, 'file' | 'line'>) => boolean,
): Goal | null {
  if (!source || !map) return null;
  const id = map.goal ?? Object.keys(map.stops)[0] ?? '';
  const goal = map.stops[id];
  return goal && isNotSample({ file: source.file, line: source.lineOf(['stops', id, 'at']) }) ? goal : null;
}

/**
 * Reports zones without a city, and compares others with the wedding's longitude on the map. If the map does not show
 * where the wedding is, warns if a personal site still has the sample's zone.
 * @param isPersonal whether names, dates and addresses are the couple's own
 */
export function checkZone(
  { wedding: { date, timeZone } }: Written['site'],
  goal: Goal | null,
  isPersonal: boolean,
  warn: Warn,
): Mistake[] {
  const path = ['wedding', 'timeZone'];
  if (ZONE_WITHOUT_CITY.test(timeZone)) {
    const message = `${timeZone} may have no summer time, or mean another country’s time. Write a zone with a city, like ${SAMPLE_ZONE}.`;
    return [warn(message, path)];
  }
  if (!goal)
    return isPersonal && timeZone === SAMPLE_ZONE
      ? [
          warn(
            'The names, dates and addresses are yours, but the time zone is still New York’s. If that is right, end this line with "# ours".',
            path,
          ),
        ]
      : [];
  const [latitude, longitude] = goal.at;
  // The shorter way around the clock, even across the date line: between -12 and 12 hours. Of the 36, 24 only keep the
  // remainder positive.
  const apart = Math.abs(((standardOffset(date, timeZone) - longitude / DEGREES_PER_HOUR + 36) % 24) - 12);
  if (apart <= MOST_HOURS_APART) return [];
  const message =
    `Clocks in ${timeZone} and at ${goal.name} (${latitude}, ${longitude} on your map) differ by about ` +
    `${Math.round(apart)} hours. Check the time zone.`;
  return [warn(message, path)];
}

/** A zone's offset from UTC without summer time, in hours: that of January or of July, whichever is smaller. */
function standardOffset(date: string, timeZone: string): number {
  const year = date.slice(0, 4);
  const offsets = [`${year}-01-15T12:00:00Z`, `${year}-07-15T12:00:00Z`].map((instant) => {
    const parts = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(new Date(instant));
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    // UTC itself is only `GMT`, without numbers.
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
    return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
  });
  return Math.min(...offsets);
}
