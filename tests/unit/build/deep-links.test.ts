import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { deepLinks, filesOfPages } from '../../../build/emit/deep-links.ts';

/** A chunk of the built site, with one style sheet of its own. */
const chunk = (name: string, imports: string[], entry: object = {}) => ({
  type: 'chunk',
  name,
  fileName: `${name}.js`,
  imports: imports.map((each) => `${each}.js`),
  viteMetadata: { importedCss: new Set([`${name}.css`]) },
  ...entry,
});

const bundleOf = (...chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((each) => [each.fileName, each])) as unknown as Rolldown.OutputBundle;

test('a page’s file lists its own scripts; other files list all scripts and styles', () => {
  const bundle = bundleOf(...['faq-page', 'travel-page'].map((name) => chunk(name, [], { isDynamicEntry: true })));
  expect(JSON.parse(deepLinks(bundle, '/our/', 'faq'))).toEqual({ faq: ['/our/faq-page.js'] });
  expect(JSON.parse(deepLinks(bundle, '/'))).toEqual({
    faq: ['/faq-page.js', '/faq-page.css'],
    travel: ['/travel-page.js', '/travel-page.css'],
  });
});

test('a prerendered page applies its own styles after those it imports', () => {
  const chunks = [
    chunk('index', ['base'], { isEntry: true }),
    chunk('base', []),
    chunk('faq-page', ['title', 'footer', 'base'], { isDynamicEntry: true }),
    chunk('footer', []),
    chunk('title', ['footer']),
  ];
  const files = filesOfPages(bundleOf(...chunks)).get('faq');
  // Without those of the entry, which every page applies first.
  expect(files?.filter((file) => file.endsWith('.css'))).toEqual(['footer.css', 'title.css', 'faq-page.css']);
});
