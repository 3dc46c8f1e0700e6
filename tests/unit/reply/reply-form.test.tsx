import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { reply as page } from 'virtual:content/reply';
import { ReplyForm } from '../../../src/pages/reply/reply-form';
import { findReplies } from '../../../src/reply/code';

/** Finds elements in the form’s fieldset. */
const querySelector = vi.hoisted(() => vi.fn<(selector: string) => unknown>());
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useMemo: (make: () => unknown) => make(),
  useRef: () => ({ current: { querySelector } }),
}));
vi.mock('react-dom', async (original) => ({
  ...(await original<typeof import('react-dom')>()),
  flushSync: (run: () => void) => run(),
}));
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
  changeReply: (part: object) => Object.assign(stored.reply, part),
  newPerson: () => ({ name: '', events: [], dish: '', diet: '' }),
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

type Handler = (event: object) => void;

/** The press handlers in an element: first those that remove each person, then the one that adds one. */
function handlersIn(node: ReactNode): Handler[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => handlersIn(child));
  type Props = { children?: ReactNode; onRemove?: Handler; onClick?: Handler };
  if (!isValidElement<Props>(node)) return [];
  const { children, onRemove, onClick } = node.props;
  return [onRemove, onClick].filter((handler) => !!handler).concat(handlersIn(children));
}

test.each([
  ['add', -1, ['Ana', 'Luís', 'Eva', ''], 4],
  ['remove the first', 0, ['Luís', 'Eva'], 1],
  ['remove the last', 2, ['Ana', 'Luís'], 2],
])('a double click on %s changes one person, and the focus is on a name', (_case, index, names, focused) => {
  stored.reply.people = ['Ana', 'Luís', 'Eva'].map((name) => ({ name, events: [], dish: '', diet: '' }));
  const focus = vi.fn<() => void>();
  querySelector.mockReturnValue({ focus });
  for (const detail of [1, 2]) handlersIn(ReplyForm()).at(index)?.({ detail });
  expect(stored.reply.people.map(({ name }) => name)).toEqual(names);
  // A held Enter then no longer presses the button.
  expect(focus).toHaveBeenCalledOnce();
  expect(querySelector).toHaveBeenLastCalledWith(`:scope > fieldset:nth-of-type(${focused}) input`);
});
