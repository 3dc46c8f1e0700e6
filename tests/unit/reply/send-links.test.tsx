import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reply as page } from 'virtual:content/reply';
import { SendLinks } from '../../../src/pages/reply/send-links';

/** The message that was copied last. */
const state = vi.hoisted(() => ({ copied: null as string | null }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useId: () => 'id',
  useState: () => [state.copied, (message: string) => (state.copied = message)],
}));
const markDelivered = vi.hoisted(() => vi.fn<(sent: number) => void>());
vi.mock('../../../src/pages/reply/use-reply', () => ({ markDelivered }));

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

/** Presses the button with this label in an element. */
function press(label: string, node: ReactNode): void {
  if (Array.isArray(node)) node.forEach((child: ReactNode) => press(label, child));
  if (!isValidElement<{ children?: ReactNode; onClick?: () => void }>(node)) return;
  if (node.props.children === label) node.props.onClick?.();
  else press(label, node.props.children);
}

test('copying an answer does not count as sending it', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  const answer = { title: '', subject: '', message: '[RSVP a]', sent: 9 };
  press(page.words.copy, SendLinks({ ...answer, delivered: 0 }));
  await vi.waitFor(() => expect(state.copied).toBe('[RSVP a]'));
  expect(markDelivered).not.toHaveBeenCalled();
  const status = (delivered: number) => renderToStaticMarkup(<SendLinks {...answer} delivered={delivered} />);
  expect(status(0)).toContain(`>${page.words.copied}</p>`);
  // Nor does the page ask again for a changed answer that the guest is about to paste.
  expect(status(5)).toContain(`>${page.words.copied}</p>`);
});
