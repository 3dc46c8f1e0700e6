import Papa from 'papaparse';
import { escapeHtml } from '../../../src/model/text/escape-html.ts';
import type { GuestAnswers } from '../../protocol.ts';
import { isoDay } from '../when.ts';
import { countGuests, mealOf, whenSent, type Guest, type GuestList } from './guest-list.ts';

type Choices = Pick<GuestAnswers, 'events' | 'dishes'>;

/** The start of a text that a spreadsheet would run. Papa's own pattern overlooks texts of several lines. */
const FORMULA = /^[=+\-@\t\r]/;

/** All guests as a table, one person per line: first those who answered, then those who are missing. */
export function guestsAsCsv({ replies, missing }: GuestList, { events, dishes }: Choices): string {
  const columns = ['Name', ...events.map(({ title }) => title), 'Meal', 'Diet', 'Song', 'Message', 'Answered'];
  const rows = replies.flatMap((reply) =>
    reply.people.map((person) => {
      const { dish, diet } = mealOf(person);
      return [
        person.name,
        ...events.map(({ id }) => (person.events.includes(id) ? 'yes' : 'no')),
        dishes.find(({ id }) => id === dish)?.name ?? '',
        diet,
        reply.song,
        reply.message,
        isoDay(whenSent(reply)),
      ];
    }),
  );
  const waiting = missing.flatMap(({ names }) => names.map((name) => [name, ...columns.slice(1).map(() => '')]));
  // The byte order mark tells Excel that the file is UTF-8.
  return `\uFEFF${Papa.unparse([columns, ...rows, ...waiting], { escapeFormulae: FORMULA })}\r\n`;
}

/** A page to print for the caterer: how many people come to each event and eat each meal, and everyone's diets. */
export function catererSheet(couple: string, guests: readonly Guest[], { events, dishes }: Choices): string {
  const counts = countGuests(guests, { events: events.map(({ id }) => id), dishes: dishes.map(({ id }) => id) });
  const row = (name: string, value: string | number) =>
    `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(String(value))}</td></tr>`;
  const table = (title: string, rows: string[]) =>
    rows.length > 0 ? `<h2>${title}</h2><table>${rows.join('')}</table>` : '';
  const rowsOf = (list: readonly { id: string; count: number }[], names: ReadonlyMap<string, string>) =>
    list.map(({ id, count }) => row(names.get(id) ?? id, count));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(couple)}: meals</title>
<style>
body { max-width: 40rem; margin: 2rem auto; font: 1rem/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; }
th { text-align: start; font-weight: normal; }
th, td { padding: .3rem 0; border-top: 1px solid #999; vertical-align: top; }
td { text-align: end; }
tr { break-inside: avoid; }
</style>
<h1>${escapeHtml(couple)}</h1>
<p>${counts.coming === 1 ? '1 person' : `${counts.coming} people`}, as of ${isoDay(new Date())}</p>
${table('People at each event', rowsOf(counts.events, new Map(events.map(({ id, title }) => [id, title]))))}
${table('Meals', [
  ...rowsOf(counts.dishes, new Map(dishes.map(({ id, name }) => [id, name]))),
  ...(counts.undecided > 0 ? [row('Not decided yet', counts.undecided)] : []),
])}
${table(
  'Allergies and diets',
  counts.diets.map(({ name, diet }) => row(name, diet)),
)}
</html>
`;
}
