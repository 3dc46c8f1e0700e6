import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { base32crockford } from '@scure/base';
import Papa from 'papaparse';
import type { Project } from '../../../build/read/project.ts';
import type { Invitation } from '../../../src/reply/invitation.ts';
import { shorten } from '../../../src/model/text/shorten.ts';
import { LONGEST_TEXT, MOST_PEOPLE } from '../../../src/reply/reply.ts';
import { readReplies, writeInvited } from './reply-file.ts';

/** A household in the couple's table. `events` are ids; `address` can have several lines. */
export type Household = { names: string[]; events: string[]; address: string };

/** The random bytes of a household's id, which base32 writes as eight letters or digits. */
const ID_BYTES = 5;

/**
 * Reads a table with the columns `names`, `events` and `address`, of which only `names` is needed. Names are separated by
 * semicolons, "&" or line breaks, events by spaces, commas or semicolons.
 * @param known the ids of the schedule's events
 * @param asked the ids of the events that the reply page asks about; if empty, it asks about the wedding as a whole
 */
export function readGuests(
  text: string,
  known: readonly string[],
  asked: readonly string[],
): { households: Household[]; mistakes: string[] } {
  // The first line must name the columns, so empty lines before it are dropped.
  const table = text.trimStart();
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(table, {
    header: true,
    // The first line's own separator. Papa's guess would split a cell `Ana; Luís; Eva`.
    delimiter: /^.*?([,;\t])/.exec(table)?.[1] ?? ',',
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim().toLowerCase(),
  });
  if (!meta.fields?.includes('names'))
    return {
      households: [],
      mistakes: ['The first line must name the columns: names and, if you like, events and address.'],
    };
  const households = data.map(({ names = '', events = '', address = '' }) => ({
    names: partsOf(names, /[;&\n]/),
    events: partsOf(events, /[\s,;]+/),
    address: address.trim(),
  }));
  const help = known.length > 0 ? `It has ${known.join(', ')}.` : 'Leave the column empty.';
  const mistakes = households.flatMap(({ names, events }, index) => {
    const household = names[0] === undefined ? `Household ${index + 1}` : `“${shorten(names[0])}”`;
    return [
      names.length === 0 && `${household} has no names.`,
      hasSurplus(data[index] ?? {}) &&
        `${household} has more cells than the first line. Put quotes around a cell with a comma or semicolon in it.`,
      names.length > MOST_PEOPLE && `${household} has more than ${MOST_PEOPLE} people. Write two lines.`,
      names.some((name) => name.length > LONGEST_TEXT) &&
        `${household}: a name has more than ${LONGEST_TEXT} characters. Separate names with semicolons.`,
      ...events
        .filter((event) => !known.includes(event))
        .map((event) => `${household}: the schedule has no event "${event}". ${help}`),
      asked.length > 0 &&
        events.some((event) => known.includes(event)) &&
        !events.some((event) => asked.includes(event)) &&
        `${household}: the reply page asks about none of its events, only about ${asked.join(', ')}.`,
    ].filter((mistake) => typeof mistake === 'string');
  });
  return { households, mistakes };
}

/**
 * Gives each household an id and saves the list. A household keeps its id if its exact names were ever invited, or if it
 * shares a name with a household of the last list.
 * @returns `gone` are the households of the last list that are not invited now
 */
export async function inviteHouseholds(
  project: Project,
  households: readonly Household[],
): Promise<{ invited: (Invitation & { address: string })[]; gone: Invitation[] }> {
  const { invited: last, former } = await readReplies(project);
  const available = new Set([...last, ...former]);
  const takeId = (isSame: (before: Invitation) => boolean) => {
    const found = [...available].find(isSame);
    if (found) available.delete(found);
    return found?.household;
  };
  // Exact matches first, since other households may have some of the same names.
  const exact = households.map(({ names }) => takeId((before) => isDeepStrictEqual(before.names, names)));
  const invited = households.map((household, index) => ({
    household:
      exact[index] ??
      takeId((before) => last.includes(before) && before.names.some((name) => household.names.includes(name))) ??
      base32crockford.encode(randomBytes(ID_BYTES)).toLowerCase(),
    ...household,
  }));
  await writeInvited(project, {
    invited: invited.map(({ household, names, events }) => ({ household, names, events })),
    former: [...available],
  });
  return { invited, gone: last.filter((before) => available.has(before)) };
}

const partsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a row has text in cells beyond the last column, which Papa collects in a list. */
const hasSurplus = (row: object) => Object.values(row).filter(Array.isArray).flat().join('').trim() !== '';
