import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { reply as page } from 'virtual:content/reply';
import ReplyPage from '../../../src/pages/reply/reply-page';

vi.mock('virtual:content/reply', async (original) => {
  const { reply } = await original<{ reply: typeof page }>();
  return { reply: { ...reply, to: { whatsapp: '41795550123', phone: null, mail: null } } };
});
vi.mock('../../../src/components/page/page-template', () => ({
  PageTemplate: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../../../src/pages/reply/reply-form', () => ({ ReplyForm: () => null }));

test('guests can answer until the last day is over in every time zone', () => {
  expect(page.words.due).toContain('July 31st, 2027');
  expect(page.closesAt).toBe('2027-08-01T00:00:00-12:00');
});

test('guests can also write directly to a couple who give only a WhatsApp number', () => {
  const markup = renderToStaticMarkup(<ReplyPage />);
  expect(markup).toContain(page.words.contact);
  expect(markup).toContain('href="https://wa.me/41795550123"');
});
