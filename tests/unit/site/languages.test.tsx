import { Children, isValidElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Languages } from '../../../src/pages/landing/languages';

vi.mock('virtual:content/site', () => ({ site: { languages: [{ code: 'es', name: 'Español', path: 'es/' }] } }));

afterEach(() => vi.unstubAllGlobals());

type Press = (event: { currentTarget: { href: string } }) => void;

test.each([
  ['clicked', 'onClick'],
  ['opened in a new tab', 'onPointerDown'],
])('a language link that is %s leads to the same page and invitation', (_how, press) => {
  vi.stubGlobal('location', new URL('https://ada-and-bo.example.com/travel#rsvp=abc'));
  const list: ReactNode = Languages();
  const [link] = isValidElement<{ children: ReactNode }>(list) ? Children.toArray(list.props.children) : [];
  const currentTarget = { href: '/es/' };
  if (isValidElement<Record<string, Press>>(link)) link.props[press]?.({ currentTarget });
  expect(currentTarget.href).toBe('/es/travel#rsvp=abc');
});
