import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { deepLinks, filesOfPages } from '../../../build/emit/deep-links.ts';

const chunk = (name: string, imports: string[], more: object = {}) => ({
  type: 'chunk',
  name,
  fileName: `${name}.js`,
  imports: imports.map((each) => `${each}.js`),
  viteMetadata: { importedCss: new Set([`${name}.css`]) },
  ...more,
});

const bundleOf = (...chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((each) => [each.fileName, each])) as unknown as Rolldown.OutputBundle;

test('a page’s own file fetches neither its styles, which are inline, nor other pages', () => {
  const pages = ['faq-page', 'travel-page'].map((name) => chunk(name, [], { isDynamicEntry: true }));
  const bundle = bundleOf(...pages);
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
  const styles = filesOfPages(bundleOf(...chunks))
    .get('faq')
    ?.filter((file) => file.endsWith('.css'));
  expect(styles).toEqual(['footer.css', 'title.css', 'faq-page.css']);
});
