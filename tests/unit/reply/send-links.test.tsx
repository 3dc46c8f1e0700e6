import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reply as page } from 'virtual:content/reply';
import { SendLinks } from '../../../src/pages/reply/send-links';

/** The message that was copied last. */
const state = vi.hoisted(() => ({ copied: null as string | null }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: () => [state.copied, (message: string) => (state.copied = message)],
}));

beforeEach(() => vi.stubGlobal('navigator', { clipboard: {} }));
afterEach(() => {
  vi.unstubAllGlobals();
  state.copied = null;
});

test('nothing counts as copied before the message is ready', () => {
  const markup = renderToStaticMarkup(<SendLinks title="" subject="" message="" sent={0} delivered={0} />);
  expect(markup).toContain(page.words.copy);
  expect(markup).not.toContain(page.words.copied);
});

test('an answer that was sent does not count as changed before its message is ready', () => {
  // `delivered` is the time of the answer that was sent; `sent` is 0 until the message is ready.
  const markup = renderToStaticMarkup(<SendLinks title="" subject="" message="" sent={0} delivered={5} />);
  expect(markup).not.toContain(page.words.changed);
});

test('the ways to send cannot be pressed before the message is ready', () => {
  const markup = (message: string) =>
    renderToStaticMarkup(<SendLinks title="" subject="" message={message} sent={0} delivered={0} />);
  expect(markup('')).toMatch(/<p [^>]*inert=""><a/);
  expect(markup('[RSVP a]')).not.toContain('inert');
});

// React marks where one text ends and the next begins.
test('the status is one text, so that it can change on a page that the browser translates', () => {
  state.copied = '[RSVP a]';
  const markup = renderToString(<SendLinks title="" subject="" message="[RSVP a]" sent={5} delivered={5} />);
  expect(markup).toContain(page.words.sent);
  expect(markup).not.toContain('<!-- -->');
});
