import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reply as page } from 'virtual:content/reply';
import { PersonFields } from '../../../src/pages/reply/person-fields';

test('a person whose only event was removed is asked no meal and shown as not coming', () => {
  const person = { name: 'Ana', events: ['gone'], dish: '', diet: '' };
  const form = { number: 1, events: page.events, onChange: () => {}, onRemove: null };
  const markup = renderToStaticMarkup(<PersonFields person={person} {...form} />);
  expect(markup).toContain(`Ana ${page.words.notComing}`);
  expect(markup).not.toContain(page.words.dish);
});

test.each([
  ['as it was typed', 'Ca$$ie', 'Ca$$ie'],
  ['by number while the name is blank', ' ', page.words.person.replace('{number}', '1')],
])('the button that removes a person names them %s', (_case, name, shown) => {
  const person = { name, events: [], dish: '', diet: '' };
  const form = { number: 1, events: page.events, onChange: () => {}, onRemove: () => {} };
  const markup = renderToStaticMarkup(<PersonFields person={person} {...form} />);
  expect(markup).toContain(`>${page.words.remove.split('{name}').join(shown)}<`);
});
