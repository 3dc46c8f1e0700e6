import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import type { ReplyContent } from '../../../src/model/content.ts';
import { LONGEST_MESSAGE, LONGEST_TEXT, MOST_PEOPLE, type Reply } from '../../../src/reply/reply.ts';

/** The reply page's own words for its questions, which a form may use, too. */
type Page = Pick<ReplyContent, 'events' | 'dishes' | 'words'>;

/** A cell that begins like this says yes. `\b` would know no letters beyond ASCII. */
const YES = /^(1|x|✓|y|yes|ja|oui|s[iíì]|sim|так|true|coming|accepts?)(?![\p{L}\p{N}])/iu;

/**
 * Reads the table of a form service: one answer per line. Titles identify columns. Events and meals may also be named in
 * a cell, as in a question with checkboxes.
 */
export function readForm(text: string, { events, dishes, words }: Page): Reply[] {
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  return data.flatMap((row, index) => {
    const cells = Object.entries(row).filter((cell): cell is [string, string] => typeof cell[1] === 'string');
    const find = (...titles: (string | RegExp)[]) =>
      cells.find(([question]) => {
        // “Will you join the Song Night?” asks for no song.
        const title = events.reduce(
          (rest, event) => rest.replaceAll(event.title.toLowerCase(), ''),
          question.toLowerCase(),
        );
        return titles.some((each) => (typeof each === 'string' ? includes(title, each) : each.test(title)));
      }) ?? ['', ''];
    const typed = {
      names: find(words.name, /\bnames?\b/i),
      song: find(words.song, /\bsong\b/i),
      message: find(words.message, /message|comment/i),
      diet: find(words.diet, /allerg|diet/i),
    };
    // A message may be “Sorry to miss the Mass”, and an allergy “no cod”.
    const choices = cells.filter((cell) => !Object.values(typed).includes(cell));
    const names = typed.names[1]
      .split(/[,;&\n]/)
      .map((name) => name.trim())
      .filter(Boolean);
    if (names.length === 0) return [];
    const own = events.filter(({ title }) =>
      choices.some(([question, cell]) => (includes(question, title) ? YES.test(cell.trim()) : includes(cell, title))),
    );
    // “Dietary choice” may also ask for the meal: then its cell is the name alone.
    const isChosen = (dish: string) =>
      choices.some(([, cell]) => includes(cell, dish)) || typed.diet[1].trim().toLowerCase() === dish.toLowerCase();
    const time = Date.parse(find(/time|date/i)[1]);
    const people = names.slice(0, MOST_PEOPLE).map((name) => ({
      name: fit(name),
      events: own.map(({ id }) => id),
      dish: dishes.find(({ name }) => isChosen(name))?.id ?? '',
      diet: fit(typed.diet[1]),
    }));
    const tooLong = [...names, typed.diet[1], typed.song[1]].filter((each) => each.length > LONGEST_TEXT);
    return {
      household: `form-${createHash('sha256').update(names.join().toLowerCase()).digest('hex').slice(0, 8)}`,
      // Without a time, a later line is newer.
      sent: Number.isNaN(time) ? index : Math.floor(time / 1000),
      people,
      song: fit(typed.song[1]),
      // An allergy must not be lost, so it comes before a message that may itself be too long.
      message: [...names.slice(MOST_PEOPLE), ...tooLong, typed.message[1]]
        .filter(Boolean)
        .join('\n')
        .slice(0, LONGEST_MESSAGE),
    };
  });
}

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Shows where a text was cut, so that the caterer's list does not look complete. */
const fit = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);
