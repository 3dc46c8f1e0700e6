import { describe, expect, test } from 'vitest';
import type { Written } from '../../../src/model/schema/schema.ts';
import { checkContent } from '../../../build/check/check-content.ts';
import { formatMistakes } from '../../../build/read/messages/mistake.ts';
import { pageHead } from '../../../build/emit/head.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';

/** The smallest site, with a title for its travel page and an optional address. */
function siteWith(title: string, address?: string): Written['site'] {
  const titled = (small['site.yaml'] ?? '').replace('title: travel', () => `title: '${title}'`);
  const site = address === undefined ? titled : `${titled}address: ${address}\n`;
  const { written, mistakes } = checkContent(new Map(Object.entries({ ...small, 'site.yaml': site })), smallMedia);
  if (!written) throw new Error(formatMistakes(mistakes));
  return written.site;
}

describe('what a link to a page shows', () => {
  const site = siteWith('Getting there', 'https://ada-and-bo.example.org');

  test('is the page’s document title and address', () => {
    const head = pageHead(site, '/our/day/', 'travel');
    expect(head).toContain('<title>Getting there • Ada &amp; Bo</title>');
    expect(head).toContain('<meta property="og:title" content="Getting there • Ada &amp; Bo">');
    expect(head).toContain('<meta property="og:url" content="https://ada-and-bo.example.org/our/day/travel">');
    expect(head).toContain('<link rel="canonical" href="https://ada-and-bo.example.org/our/day/travel">');
  });

  test('is the same if the couple’s address already has the base, in every language', () => {
    const withBase = siteWith('Getting there', 'https://ada-and-bo.example.org/our/day/');
    for (const base of ['/our/day/', '/our/day/es/'])
      expect(pageHead(withBase, base, 'travel')).toBe(pageHead(site, base, 'travel'));
  });

  test('is the same if the couple’s address has a query or a fragment', () => {
    const copied = siteWith('Getting there', 'https://ada-and-bo.example.org/?utm_source=mail#/');
    expect(pageHead(copied, '/', 'travel')).toBe(pageHead(site, '/', 'travel'));
  });

  test('is names and date for home', () => {
    const head = pageHead(site, '/', 'home');
    expect(head).toContain('<title>Ada &amp; Bo • July 3rd, 2023</title>');
    expect(head).toContain('content="https://ada-and-bo.example.org/">');
  });

  test('has no address until the couple sets one', () => {
    expect(pageHead(siteWith('Getting there'), '/', 'travel')).not.toMatch(/canonical|og:url/);
  });

  test('is escaped', () => {
    expect(pageHead(siteWith('"> <3 $&'), '/', 'travel')).toContain('content="&quot;> &lt;3 $&amp; • Ada &amp; Bo">');
  });
});
