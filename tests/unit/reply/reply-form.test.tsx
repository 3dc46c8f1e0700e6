import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { reply as page } from 'virtual:content/reply';
import { ReplyForm } from '../../../src/pages/reply/reply-form';
import { findReplies } from '../../../src/reply/code';

/** What the store of the guest's answer holds. */
const stored = vi.hoisted(() => ({
  reply: {
    household: 'k3f9x2ab',
    sent: 1_800_000_000,
    people: [{ name: 'Ana', events: ['gone'], dish: '', diet: '' }],
    song: '',
    message: '',
  },
  delivered: 0,
  invitation: null,
}));
vi.mock('../../../src/pages/reply/use-reply', () => ({
  useReply: () => stored,
  eventsAskedOf: () => [],
  newPerson: () => null,
}));

const [ana] = stored.reply.people;
afterEach(() => {
  vi.unstubAllGlobals();
  stored.reply.people = ana ? [ana] : [];
});

test('the code leaves out an event that was removed, as the lines above the code do', async () => {
  // Node 20 has no `navigator`.
  vi.stubGlobal('navigator', {});
  const markup = renderToStaticMarkup(<ReplyForm />);
  expect(markup).toContain(`Ana: ${page.words.notComing}`);
  const { replies } = await findReplies(markup.replaceAll(/<[^>]*>/g, '\n'), null);
  expect(replies[0]?.people[0]?.events).toEqual([]);
});

test('a status before the ways to send warns of anybody who comes and has no name', () => {
  vi.stubGlobal('navigator', {});
  const [event] = page.events;
  const statusWith = (name: string, events: string[]) => {
    stored.reply.people = [ana, { name, events, dish: '', diet: '' }].filter((person) => !!person);
    return /<p role="status"[^>]*>([^<]*)<[^]*wa\.me/.exec(renderToStaticMarkup(<ReplyForm />))?.[1];
  };
  expect(statusWith(' ', [event?.id ?? ''])).toBe(page.words.nameFirst);
  expect(statusWith('Luís', [event?.id ?? ''])).toBe('');
  expect(statusWith('', ['gone'])).toBe('');
});
