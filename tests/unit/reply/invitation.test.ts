import { afterEach, expect, test, vi } from 'vitest';
import { eventsToAsk, limitReply, writeInvitation } from '../../../src/reply/invitation';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  // Other tests import the store without a browser.
  vi.resetModules();
});

test('a household is asked about its own events, or all if the page has none of them', () => {
  const events = ['mass', 'feast'];
  expect(eventsToAsk(events, ['feast', 'gone'])).toEqual(['feast']);
  expect(eventsToAsk(events, [])).toEqual(events);
  expect(eventsToAsk(events, ['gone'])).toEqual(events);
  // The page asks only about the wedding as a whole.
  expect(eventsToAsk(['wedding'], ['feast'])).toEqual(['wedding']);
});

test('an answer loses events that a new invitation leaves out, and only then is newer', () => {
  const person = { name: 'Ana', events: ['mass', 'feast'], dish: 'cod', diet: '' };
  const reply = { household: 'a', sent: 10, people: [person], song: '', message: '' };
  const limited = limitReply(reply, ['feast'], 5);
  expect(limited).toEqual({ ...reply, sent: 11, people: [{ ...person, events: ['feast'] }] });
  expect(limitReply(limited, ['mass', 'feast'], 20)).toBe(limited);
});

/** Simulates a browser in which the reply page can be imported. */
function stubBrowser() {
  const listeners = new Map<string, (event?: object) => void>();
  const location = { hash: '', pathname: '/reply', search: '' };
  const stored = new Map<string, string>();
  const replaceState = vi.fn<(state: unknown, title: string, url: string) => void>();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('history', { state: null, replaceState });
  vi.resetModules();
  return { listeners, location, stored, replaceState };
}

test('an invitation opened in a tab with the reply page replaces the previous one', async () => {
  const { listeners, location, replaceState } = stubBrowser();
  const invite = (household: string, names: string[]) => {
    location.hash = `#${writeInvitation({ household, names, events: [] })}`;
  };
  invite('a', ['Ana']);
  const { useReply } = await import('../../../src/pages/reply/use-reply');
  const namesShown = () => useReply.getState().reply.people.map(({ name }) => name);
  expect(namesShown()).toEqual(['Ana']);
  invite('b', ['Bo', 'Cy']);
  listeners.get('hashchange')?.();
  expect(namesShown()).toEqual(['Bo', 'Cy']);
  expect(replaceState).toHaveBeenLastCalledWith(null, '', '/reply');
  location.hash = '#events';
  listeners.get('hashchange')?.();
  expect(namesShown()).toEqual(['Bo', 'Cy']);
});

test('a page restored by Back shows the answer as it was changed in another language', async () => {
  const { listeners, stored } = stubBrowser();
  const { changeReply, useReply } = await import('../../../src/pages/reply/use-reply');
  changeReply({ song: 'Corcovado' });
  // The answer is the only stored value.
  const [[key = '', value = ''] = []] = stored;
  stored.set(key, value.replace('Corcovado', 'Wave'));
  listeners.get('pageshow')?.({ persisted: true });
  expect(useReply.getState().reply.song).toBe('Wave');
});

test('a household’s new invitation changes the names until an answer is begun', async () => {
  const { listeners, location } = stubBrowser();
  const invite = (...names: string[]) => {
    location.hash = `#${writeInvitation({ household: 'a', names, events: [] })}`;
    listeners.get('hashchange')?.();
  };
  const { changeReply, newPerson, useReply } = await import('../../../src/pages/reply/use-reply');
  const namesShown = () => useReply.getState().reply.people.map(({ name }) => name);
  invite('Ana');
  invite('Ana', 'Luis');
  expect(namesShown()).toEqual(['Ana', 'Luis']);
  changeReply({ people: [newPerson('Ana'), newPerson('Luís')] });
  invite('Ana', 'Luiz');
  expect(namesShown()).toEqual(['Ana', 'Luís']);
});

test('an answer that another tab has stored is shown, but not stored again', async () => {
  const { listeners, stored } = stubBrowser();
  const { changeReply, useReply } = await import('../../../src/pages/reply/use-reply');
  changeReply({ song: 'Corcovado' });
  // The answer is the only stored value.
  const [[key = '', value = ''] = []] = stored;
  const setItem = vi.spyOn(localStorage, 'setItem');
  stored.set(key, value.replace('Corcovado', 'Wave'));
  listeners.get('storage')?.({ key });
  expect(useReply.getState().reply.song).toBe('Wave');
  expect(setItem).not.toHaveBeenCalled();
  changeReply({ song: 'Triste' });
  expect(stored.get(key)).toContain('Triste');
});

test('an invitation leaves the address only once the browser has stored it', async () => {
  const { listeners, location, replaceState } = stubBrowser();
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new Error('The quota is full');
  });
  location.hash = `#${writeInvitation({ household: 'a', names: ['Ana'], events: [] })}`;
  const { useReply } = await import('../../../src/pages/reply/use-reply');
  expect(useReply.getState().invitation?.names).toEqual(['Ana']);
  expect(replaceState).not.toHaveBeenCalled();
  listeners.get('hashchange')?.();
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/reply');
});

test('an answer has the time of its last change, however fast it is typed', async () => {
  stubBrowser();
  const { changeReply, markDelivered, useReply } = await import('../../../src/pages/reply/use-reply');
  vi.setSystemTime(1_800_000_000_500);
  const time = () => useReply.getState().reply.sent;
  for (const message of ['W', 'We', 'We c', 'We come']) changeReply({ message });
  expect(time()).toBe(1_800_000_000);
  markDelivered(time());
  for (const message of ['We come!', 'We come!!']) changeReply({ message });
  expect(time(), 'a change to a sent answer is later than the answer').toBe(1_800_000_001);
});
