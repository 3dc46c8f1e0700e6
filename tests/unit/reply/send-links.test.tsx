import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reply as page } from 'virtual:content/reply';
import { SendLinks } from '../../../src/pages/reply/send-links';

beforeEach(() => vi.stubGlobal('navigator', { clipboard: {} }));
afterEach(() => vi.unstubAllGlobals());

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
