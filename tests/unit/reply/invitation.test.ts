import { afterEach, expect, test, vi } from 'vitest';
import { eventsToAsk, limitReply, writeInvitation } from '../../../src/reply/invitation';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a household is asked about its own events, or all if the page has none of them', () => {
  const all = ['mass', 'feast'];
  expect(eventsToAsk(all, ['feast', 'gone'])).toEqual(['feast']);
  expect(eventsToAsk(all, [])).toEqual(all);
  expect(eventsToAsk(all, ['gone'])).toEqual(all);
  // The page asks only about the wedding as a whole.
  expect(eventsToAsk(['wedding'], ['feast'])).toEqual(['wedding']);
});

test('an answer loses events that a new invitation leaves out, and is newer only then', () => {
  const person = { name: 'Ana', events: ['mass', 'feast'], dish: 'cod', diet: '' };
  const reply = { household: 'a', sent: 10, people: [person], song: '', message: '' };
  const limited = limitReply(reply, ['feast'], 5);
  expect(limited).toEqual({ ...reply, sent: 11, people: [{ ...person, events: ['feast'] }] });
  expect(limitReply(limited, ['mass', 'feast'], 20)).toBe(limited);
});

test('an invitation opened in a tab with the reply page replaces the former one', async () => {
  const listeners = new Map<string, () => void>();
  const location = { hash: '', pathname: '/reply', search: '' };
  const invite = (household: string, names: string[]) => {
    location.hash = `#${writeInvitation({ household, names, events: [] })}`;
  };
  vi.stubEnv('SSR', false);
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  const replaceState = vi.fn<(state: unknown, title: string, url: string) => void>();
  vi.stubGlobal('history', { state: null, replaceState });
  vi.resetModules();
  invite('a', ['Ana']);
  const { useReply } = await import('../../../src/pages/reply/use-reply');
  const who = () => useReply.getState().reply.people.map(({ name }) => name);
  expect(who()).toEqual(['Ana']);
  invite('b', ['Bo', 'Cy']);
  listeners.get('hashchange')?.();
  expect(who()).toEqual(['Bo', 'Cy']);
  expect(replaceState).toHaveBeenLastCalledWith(null, '', '/reply');
  location.hash = '#events';
  listeners.get('hashchange')?.();
  expect(who()).toEqual(['Bo', 'Cy']);
  vi.resetModules();
});
