import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faq } from 'virtual:content/faq';
import { YesNo } from '../../../src/pages/faq/yes-no';

test('both answers to a question that asks back are on its page, hidden', () => {
  const item = faq.items.find(({ kind }) => kind === 'yes-no');
  if (item?.kind !== 'yes-no') throw new Error('The fixture has no such question');
  const markup = renderToStaticMarkup(<YesNo item={item} />);
  const controlled = [...markup.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id);
  expect(controlled).toHaveLength(2);
  for (const id of controlled)
    expect(markup).toMatch(new RegExp(`id="${id}" hidden=""><strong hidden="">[^<]+</strong><div><p>`));
});
