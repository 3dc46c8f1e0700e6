import { describe, expect, it } from 'vitest';
import type { Written } from '../../src/content/schema.ts';
import { checkContent } from '../../vite/content/check-content.ts';
import { formatMistakes } from '../../vite/content/mistake.ts';
import { pageHead } from '../../vite/head.ts';
import { small, smallMedia } from '../fixtures/content/small.ts';

/** The site of the least content, with a page's title of its own and, where one is given, an address. */
function siteWith(title: string, address?: string): Written['site'] {
  const own = (small['site.yaml'] ?? '').replace('title: travel', () => `title: '${title}'`);
  const site = address === undefined ? own : `${own}address: ${address}\n`;
  const { written, mistakes } = checkContent(new Map(Object.entries({ ...small, 'site.yaml': site })), smallMedia);
  if (!written) throw new Error(formatMistakes(mistakes));
  return written.site;
}

describe('what a link to a page shows', () => {
  const site = siteWith('Getting there', 'https://ada-and-bo.example.org');

  it('is the page’s own title, as its tab has it, and its own address', () => {
    const head = pageHead(site, '/our/day/', 'travel');
    expect(head).toContain('<title>Getting there • Ada &amp; Bo</title>');
    expect(head).toContain('<meta property="og:title" content="Getting there • Ada &amp; Bo">');
    expect(head).toContain('<meta property="og:url" content="https://ada-and-bo.example.org/our/day/travel">');
    expect(head).toContain('<link rel="canonical" href="https://ada-and-bo.example.org/our/day/travel">');
  });

  it('is names and date at home', () => {
    const head = pageHead(site, '/', 'home');
    expect(head).toContain('<title>Ada &amp; Bo • July 3rd, 2023</title>');
    expect(head).toContain('content="https://ada-and-bo.example.org/">');
  });

  it('has no address while the couple has said none', () => {
    expect(pageHead(siteWith('Getting there'), '/', 'travel')).not.toMatch(/canonical|og:url/);
  });

  it('is nothing but words, whatever the title holds', () => {
    expect(pageHead(siteWith('"> <3 $&'), '/', 'travel')).toContain('content="&quot;> &lt;3 $&amp; • Ada &amp; Bo">');
  });
});
