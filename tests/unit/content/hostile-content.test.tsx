import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { RichText } from '../../../src/components/rich-text';
import { checkContent } from '../../../build/check/check-content.ts';
import { parseMarkdown, unsafeLinks } from '../../../src/model/text/markdown.ts';
import { formatMistake } from '../../../build/read/messages/mistake.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';
import { runs } from '../../properties';

// A link's hint that it opens a new tab is one of the site's words; this test has no site.
vi.mock('virtual:content/site', () => ({ site: { words: { newTab: 'opens a new tab' } } }));

/** The HTML of a text on a page. */
const htmlOf = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText text={parseMarkdown(text)} />
    </MemoryRouter>,
  );

/** The mistakes for an answer in the FAQ, with a fact that it may refer to. */
function report(answer: string, fact = '5 minutes'): string[] {
  const texts = {
    ...small,
    'faq.yaml': `questions: [{ question: Why, answer: ${JSON.stringify(answer)} }]\n`,
    'places.yaml': (small['places.yaml'] ?? '').replace('5 minutes', () => JSON.stringify(fact)),
  };
  return checkContent(new Map(Object.entries(texts)), smallMedia).mistakes.map(formatMistake);
}

describe('text from the content', () => {
  test.each([
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
  ])('brings no tags or attributes of its own: %s', (text) => {
    const tags = Array.from(htmlOf(text).matchAll(/<(\w+)([^>]*)>/g), ([, tag, rest = '']) => ({ tag, rest }));
    for (const { tag, rest } of tags) {
      expect(['p', 'strong', 'em', 'a', 'span']).toContain(tag);
      expect(rest.replaceAll(/"[^"]*"/g, '')).not.toMatch(/on\w+=|src/i);
    }
  });
});

describe('a link from the content', () => {
  const ALLOWED = ['https:', 'mailto:', 'tel:', 'sms:'];
  const HERE = 'https://wedding.example/our/day/';

  test.each(['https://example.com', 'mailto:us@example.com', 'tel:+12125550137', 'sms:+12125550137', '/travel'])(
    'may lead to %s',
    (href) => {
      expect(report(`Go [here](${href}).`)).toEqual([]);
    },
  );

  test.each([
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
  ])('is rejected with a fix: %j', (href) => {
    const [first, ...more] = report(`Go [here](${href}).`);
    expect(more).toEqual([]);
    expect(first).toMatch(/^content\/faq\.yaml:1:\d+ {2}The link to .* is not safe\. /);
    expect(first).toMatch(
      /Write https:|starts with https:\/\/, mailto:, tel:, sms: or, for a page of this site, with \//,
    );
  });

  test.each(['{{facts.far}}', '{{ facts.far }}'])('is rejected inside a fact: %s', (reference) => {
    expect(report(`Go [here](${reference}).`, 'javascript:alert(1)')).toEqual([
      expect.stringMatching(/^content\/faq\.yaml:.* The link to "javascript:alert\(1\)" is not safe/),
    ]);
    expect(report(`Go ${reference}.`, '[here](data:text/html,x)')).toContainEqual(
      expect.stringMatching(/^content\/faq\.yaml:.* The link to "data:text\/html,x" is not safe/),
    );
  });

  test.each([
    'javascript:alert(1)',
    'http://example.com',
    'https://',
    'mailto:us@example.com',
    '//example.com',
    'https:// example.com',
  ])('is rejected as a url if it is not a web address, also inside a fact: %s', (url) => {
    const reportUrl = (written: string) => {
      const texts = {
        ...small,
        'registry.yaml': (small['registry.yaml'] ?? '').replace(/https:[^ ,}\n]+/, () => JSON.stringify(written)),
        'places.yaml': (small['places.yaml'] ?? '').replace('5 minutes', () => JSON.stringify(url)),
      };
      expect(texts['registry.yaml']).not.toBe(small['registry.yaml']);
      return checkContent(new Map(Object.entries(texts)), smallMedia)
        .mistakes.map(formatMistake)
        .join();
    };
    expect(reportUrl(url)).toMatch(/must be a full web address that starts with https:\/\//);
    expect(reportUrl('{{facts.far}}')).toContain(`registry.yaml:4:10  The link to "${url}" is not safe.`);
  });

  test('never leads anywhere else in a browser, whatever is written', () => {
    const words = 'javascript: data: https: mailto: sms: http: / // \\ @ : # ? . .. &#9; %09 &Tab; example.com a'.split(
      ' ',
    );
    const unseen = Array.from('\t\n\r \u0000\u0001\u00a0\u200b\ufeff');
    const bits = fc.constantFrom(...words, ...unseen);
    // Without these starts, few links would pass the check.
    const start = fc.constantFrom('', 'https://', '/', 'tel:');
    const target = fc.tuple(start, fc.array(fc.oneof(bits, fc.string()), { minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(target, ([begin, parts]) => {
        const text = `Go [here](${begin}${parts.join('')}).`;
        if (unsafeLinks(text).length > 0) return;
        for (const run of parseMarkdown(text).flat()) {
          if (run.kind !== 'link') continue;
          const { protocol, host } = new URL(run.href, HERE);
          expect(ALLOWED).toContain(protocol);
          if (run.href.startsWith('/')) expect(host).toBe(new URL(HERE).host);
        }
      }),
      { numRuns: runs(4_000) },
    );
  });
});
