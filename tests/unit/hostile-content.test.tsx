import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { RichText } from '../../src/components/rich-text';
import { checkContent } from '../../vite/content/check-content.ts';
import { parseMarkdown, unsafeLinks } from '../../vite/content/markdown.ts';
import { formatMistake } from '../../vite/content/mistake.ts';
import { small, smallMedia } from '../fixtures/content/small.ts';

// It says in the site's words that a link opens a new tab; here there is no site.
vi.mock('virtual:content/site', () => ({ site: { words: { newTab: 'opens a new tab' } } }));

/** A text as a page shows it. */
const shown = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText text={parseMarkdown(text)} />
    </MemoryRouter>,
  );

/** What is told of a text that stands in the FAQ, with a fact beside it. */
function told(answer: string, fact = '5 minutes'): string[] {
  const texts = {
    ...small,
    'faq.yaml': `questions: [{ question: Why, answer: ${JSON.stringify(answer)} }]\n`,
    'places.yaml': (small['places.yaml'] ?? '').replace('5 minutes', () => JSON.stringify(fact)),
  };
  return checkContent(new Map(Object.entries(texts)), smallMedia).mistakes.map(formatMistake);
}

describe('text from the content', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '**<svg onload=alert(1)>**',
    '*</p><iframe srcdoc="<script>">*',
    '[<b onclick=alert(1)>here</b>](https://example.com/)',
    '[here](https://example.com/"onmouseover="alert(1))',
    "[here](https://example.com/'><script>alert(1)</script>)",
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<a href="javascript:alert(1)">here</a>',
    '<!--<script>-->',
  ])('is shown as it is written, and is never HTML: %s', (text) => {
    const tags = Array.from(shown(text).matchAll(/<(\w+)([^>]*)>/g), ([, tag, rest = '']) => ({ tag, rest }));
    for (const { tag, rest } of tags) {
      expect(['p', 'strong', 'em', 'a', 'span']).toContain(tag);
      expect(rest.replaceAll(/"[^"]*"/g, '')).not.toMatch(/on\w+=|src/i);
    }
  });
});

describe('a link from the content', () => {
  const LAWFUL = ['https:', 'mailto:', 'tel:', 'sms:'];
  const HERE = 'https://wedding.example/our/day/';

  it.each(['https://example.com', 'mailto:us@example.com', 'tel:+12125550137', 'sms:+12125550137', '/travel'])(
    'may lead to %s',
    (href) => {
      expect(told(`Go [here](${href}).`)).toEqual([]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&colon;alert',
    '&#106;avascript:alert',
    'java\u0000script:alert',
    '\u0001javascript:alert',
    'javascript\u200b:alert',
    'vbscript:msgbox',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    'http://example.com',
    'intent://example.com',
    'view-source:https://example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\u0001/example.com',
    'https:example.com',
    'https:\\\\example.com',
    'example.com',
  ])('is refused with its remedy: %j', (href) => {
    const [first, ...more] = told(`Go [here](${href}).`);
    expect(more).toEqual([]);
    expect(first).toMatch(/^src\/content\/faq\.yaml:1:\d+ {2}The link to .* is not safe\. /);
    expect(first).toMatch(
      /Write https:|starts with https:\/\/, mailto:, tel:, sms: or, for a page of this site, with \//,
    );
  });

  it.each(['{{facts.far}}', '{{ facts.far }}'])('is refused where a fact hides it: %s', (reference) => {
    expect(told(`Go [here](${reference}).`, 'javascript:alert(1)').join()).toMatch(
      /The link to "javascript:alert\(1"? ?.* is not safe/,
    );
    expect(told(`Go ${reference}.`, '[here](data:text/html,x)').join()).toMatch(
      /The link to "data:text\/html,x" is not safe/,
    );
  });

  it.each([
    'javascript:alert(1)',
    'http://example.com',
    'https://',
    'mailto:us@example.com',
    '//example.com',
    'https:// example.com',
  ])('that is an address of its own is refused where it is no web address: %s', (url) => {
    const texts = {
      ...small,
      'registry.yaml': (small['registry.yaml'] ?? '').replace(/https:[^ ,}\n]+/, () => JSON.stringify(url)),
    };
    expect(texts['registry.yaml']).not.toBe(small['registry.yaml']);
    const { mistakes } = checkContent(new Map(Object.entries(texts)), smallMedia);
    expect(mistakes.map(formatMistake).join()).toMatch(/must be a full web address that starts with https:\/\//);
  });

  it('leads nowhere else, whatever is written, by the rules of a browser', () => {
    const words = 'javascript: data: https: mailto: sms: http: / // \\ @ : # ? . .. &#9; %09 &Tab; example.com a'.split(
      ' ',
    );
    const unseen = Array.from('\t\n\r \u0000\u0001\u00a0\u200b\ufeff');
    const bits = fc.constantFrom(...words, ...unseen);
    const target = fc.array(fc.oneof(bits, fc.string()), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(target, (parts) => {
        const text = `Go [here](${parts.join('')}).`;
        if (unsafeLinks(text).length > 0) return;
        for (const run of parseMarkdown(text).flat()) {
          if (run.kind !== 'link') continue;
          const { protocol, host } = new URL(run.href, HERE);
          expect(LAWFUL).toContain(protocol);
          if (run.href.startsWith('/')) expect(host).toBe(new URL(HERE).host);
        }
      }),
      { numRuns: 20_000 },
    );
  });
});
