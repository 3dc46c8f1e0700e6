import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOfPages } from '../../../build/emit/deep-links.ts';

const chunk = (name: string, imports: string[], more: object = {}) => ({
  type: 'chunk',
  name,
  fileName: `${name}.js`,
  imports: imports.map((each) => `${each}.js`),
  viteMetadata: { importedCss: new Set([`${name}.css`]) },
  ...more,
});

test('a prerendered page applies its own styles after those it imports', () => {
  const chunks = [
    chunk('index', ['base'], { isEntry: true }),
    chunk('base', []),
    chunk('faq-page', ['title', 'footer', 'base'], { isDynamicEntry: true }),
    chunk('footer', []),
    chunk('title', ['footer']),
  ];
  const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each])) as unknown as Rolldown.OutputBundle;
  const styles = filesOfPages(bundle)
    .get('faq')
    ?.filter((file) => file.endsWith('.css'));
  expect(styles).toEqual(['footer.css', 'title.css', 'faq-page.css']);
});
