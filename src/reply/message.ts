import type { ReplyContent } from '../model/content.ts';
import { writeCode } from './code.ts';
import type { Person, Reply } from './reply.ts';

/** The page's words that an answer in readable lines needs. */
export type ReplyWords = {
  events: readonly { id: string; title: string }[];
  dishes: readonly { id: string; name: string }[];
  words: Pick<ReplyContent['words'], 'notComing' | 'song'>;
};

/** The message that a guest sends: readable lines, then the code. On a private site, `send-sealed.tsx` writes it. */
export function writeMessage(reply: Reply, couple: string, page: ReplyContent): string {
  return [couple, describeReply(reply, page), `\n${page.words.codeNote}`, writeCode(reply)].join('\n');
}

/** An answer in readable lines. */
export function describeReply({ people, song, message }: Reply, page: ReplyWords): string {
  const lines = [
    ...people.map((person) => `${person.name}: ${describePerson(person, page)}`),
    song && `${page.words.song}: ${song}`,
    message && `“${message}”`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** What a person comes to and eats, or that they do not come, in one line. */
function describePerson({ events, dish, diet }: Person, page: ReplyWords): string {
  const titles = page.events.filter(({ id }) => events.includes(id)).map(({ title }) => title);
  if (titles.length === 0) return page.words.notComing;
  const food = [page.dishes.find(({ id }) => id === dish)?.name, diet].filter(Boolean);
  return [titles.join(' · '), ...food].join('; ');
}
