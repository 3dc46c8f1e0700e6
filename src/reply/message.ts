import type { ReplyContent } from '../model/content.ts';
import { writeCode } from './code.ts';
import type { Person, Reply } from './reply.ts';

/** What an answer's words need of the page. */
export type ReplyWords = Pick<ReplyContent, 'events' | 'dishes' | 'words'>;

/** The message that a guest sends: readable lines, then the code. */
export function writeMessage(reply: Reply, couple: string, page: ReplyWords): string {
  const { words } = page;
  const lines = [
    couple,
    ...reply.people.map((person) => `${person.name}: ${describe(person, page)}`),
    reply.song && `${words.song}: ${reply.song}`,
    reply.message && `“${reply.message}”`,
    `\n${words.codeNote}`,
    writeCode(reply),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** What a person comes to and eats, in one line. */
function describe({ events, dish, diet }: Person, page: ReplyWords): string {
  const titles = page.events.filter(({ id }) => events.includes(id)).map(({ title }) => title);
  if (titles.length === 0) return page.words.notComing;
  const food = [page.dishes.find(({ id }) => id === dish)?.name, diet].filter(Boolean);
  return [titles.join(' · '), ...food].join('; ');
}
