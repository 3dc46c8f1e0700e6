import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { OutwardLinks } from '../../../src/components/external-link';
import ProgramPage from '../../../src/pages/program/program-page';

vi.mock('virtual:content/program', () => ({
  program: {
    kicker: null,
    closing: null,
    items: ['Hymn', 'Reading', 'Hymn'].map((title) => ({ title, detail: null })),
  },
}));

/** The keys of the first list in an element, of which React leaves ghosts in the page if two are equal. */
function keysIn(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => keysIn(child));
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { children } = node.props;
  const isList = node.type === 'ul' || node.type === 'ol';
  return isList ? (children as ReactElement[]).map(({ key }) => key) : keysIn(children);
}

test.each([
  ['parts of the ceremony with one title', ProgramPage()],
  [
    'new links, which all begin with the same address',
    OutwardLinks({
      links: ['Website', 'Bookings'].map((label) => ({ label, url: 'https://example.com' })),
      linkClass: '',
      describedBy: '',
    }),
  ],
])('a list keeps apart two %s', (_what, page) => {
  const keys = keysIn(page);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(keys.length);
});
