import { describe, expect, test } from 'vitest';
import { small } from '../../../fixtures/content/small.ts';
import { SHIPPED, check, report } from '../../../fixtures/second-language.ts';

describe('the language of the content', () => {
  /** The small content without words and names of pages of its own. */
  const plain = {
    'site.yaml': (small['site.yaml'] ?? '').replace(/\npages:[\s\S]*$/, '\n'),
    'schedule.yaml': (small['schedule.yaml'] ?? '').replace(/words: .*\n/, ''),
    'story.yaml': (small['story.yaml'] ?? '').replace(/words:\n(  .*\n)*/, ''),
  };
  const written = (own: Record<string, string>) => check({}, { ...plain, ...own }).written;

  test('provides all words, page names and the form of times', () => {
    const site = `language: es\n${plain['site.yaml']}`;
    const spanish = written({ 'site.yaml': site });
    expect(spanish?.site.words.open).toBe('Abrir');
    expect(spanish?.site.pages.travel).toEqual({ menu: 'Cómo llegar', title: 'Cómo llegar' });
    expect(spanish?.story?.words.place).toBe('{place} de {count}');
    expect(spanish?.faq?.questions[0]?.answer).toBe('At 13:30 – 14:30.');
  });

  test('is overridden by the couple’s own words, one by one', () => {
    const site = `${plain['site.yaml']}words: { open: Come in, and: and }\npages: { faq: { menu: Ask } }\n`;
    const own = written({ 'site.yaml': site })?.site;
    expect([own?.words.open, own?.words.close, own?.pages.faq]).toEqual([
      'Come in',
      'Close',
      { menu: 'Ask', title: 'Frequently Asked Questions' },
    ]);
    // It contains {{couple.names}}, joined by the couple's own "and".
    expect(own?.description).toBe('The wedding of Ada and Bo');
  });

  test('provides all words where their group is left empty', () => {
    const emptied = { 'site.yaml': `${plain['site.yaml']}words:\npages: { faq: }\n` };
    expect(report({}, { ...plain, ...emptied })).toEqual([]);
    expect(written(emptied)).toEqual(written({}));
  });

  test('lets a couple delete the line of an empty word', () => {
    const emptied = { 'site.yaml': `${plain['site.yaml']}words:\n  open:\n` };
    expect(report({}, { ...plain, ...emptied })).toEqual([
      expect.stringContaining('"open" is empty. Write something after it, or delete the line.'),
    ]);
    const blank = { 'site.yaml': `${plain['site.yaml']}words: { open: "" }\n` };
    expect(report({}, { ...plain, ...blank })).toEqual([
      expect.stringContaining('"open" is empty. Write something here, or leave the line out.'),
    ]);
  });

  test('is reported once, not for each word, if it does not exist', () => {
    expect(report({}, { ...plain, 'site.yaml': `language: nl\n${plain['site.yaml']}` })).toEqual([
      expect.stringMatching(
        /^content\/site\.yaml:1:11 {2}The words on buttons and in the menu do not exist in "nl" yet\. Use one of de, en, .*copy src\/languages\/en\.yaml/,
      ),
    ]);
    expect(report({}, { 'site.yaml': `language: est\n${plain['site.yaml']}` })).toEqual([
      expect.stringContaining('do not exist in "est" yet'),
    ]);
    expect(report({}, { 'site.yaml': `language: English\n${small['site.yaml']}` })).toEqual([
      'content/site.yaml:1:11  "language" must be the code of a language, like en, es or pt-BR.',
    ]);
  });

  test('must have every word', () => {
    const text = String(SHIPPED.get('en')?.text).replace(/ +open: .*\n/, '');
    const dutch = new Map(SHIPPED).set('nl', { file: 'content/languages/nl.yaml', text });
    expect(report({}, { 'site.yaml': `language: nl\n${small['site.yaml']}` }, dutch)).toEqual([
      expect.stringMatching(
        /^content\/languages\/nl\.yaml:\d+:\d+ {2}"open" is missing here\. Add a line "open: …"\.$/,
      ),
    ]);
  });
});
