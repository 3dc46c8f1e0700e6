import { isValidElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ExternalLinks } from '../../../src/components/external-link';
import FaqPage from '../../../src/pages/faq/faq-page';
import MorePage from '../../../src/pages/more/more-page';
import { Dots } from '../../../src/pages/party/column/dots';
import { PartyColumn } from '../../../src/pages/party/column/party-column';
import { MiddlePanel } from '../../../src/pages/party/middle-panel';
import ProgramPage from '../../../src/pages/program/program-page';
import RegistryPage from '../../../src/pages/registry/registry-page';
import TravelPage from '../../../src/pages/travel/travel-page';

// The desk gives every new entry of a list the same words.
const alike = vi.hoisted(() => [
  { title: 'New', name: 'New', question: 'New' },
  { title: 'New', name: 'New', question: 'New' },
]);
vi.mock('virtual:content/program', () => ({ program: { kicker: null, closing: null, items: alike } }));
vi.mock('virtual:content/travel', () => ({
  travel: { intro: [], map: null, arriving: { title: '', items: alike }, stays: { title: '', items: alike } },
}));
vi.mock('virtual:content/registry', () => ({ registry: { text: [], shops: alike } }));
vi.mock('virtual:content/more', () => ({ more: { intro: null, parts: alike } }));
vi.mock('virtual:content/faq', () => ({ faq: { items: alike } }));
// Its hooks work only while React renders.
vi.mock('../../../src/pages/party/column/use-column', () => ({ useColumn: () => ({ current: 0 }) }));

const party = { title: '', members: alike as never };

/** The keys of each list in an element. If two keys of a list are equal, React leaves removed entries in the page. */
function keysIn(node: ReactNode): (string | null)[][] {
  if (Array.isArray(node)) {
    const elements = node.filter((child: ReactNode) => isValidElement(child));
    return [elements.map(({ key }) => key), ...node.flatMap((child: ReactNode) => keysIn(child))];
  }
  return isValidElement<{ children?: ReactNode }>(node) ? keysIn(node.props.children) : [];
}

test.each([
  ['parts of the ceremony', ProgramPage()],
  ['ways to arrive and places to stay', TravelPage()],
  ['shops', RegistryPage()],
  ['parts of the couple’s own page', MorePage()],
  ['questions', FaqPage()],
  ['members', PartyColumn({ side: 'left', ref: { current: null }, group: party, back: null })],
  ['members’ dots', Dots({ side: 'left', labelledBy: '', members: party.members, current: 0, onPick: () => {} })],
  ['members’ portraits', MiddlePanel({ left: party, right: party, onGo: () => {}, ref: null })],
  [
    'links',
    ExternalLinks({
      links: alike.map(({ name }) => ({ label: name, url: 'https://example.com' })),
      linkClass: '',
      describedBy: '',
    }),
  ],
])('a list gives two new %s different keys', (_case, element) => {
  const lists = keysIn(element).map((keys) => keys.filter((key) => key !== null));
  expect(lists.some(({ length }) => length > 1)).toBe(true);
  for (const keys of lists) expect(new Set(keys).size).toBe(keys.length);
});
