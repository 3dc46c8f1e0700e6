import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reply as page } from 'virtual:content/reply';
import { PersonFields } from '../../../src/pages/reply/person-fields';

test('a person whose events are gone is shown as not coming and not asked for a meal', () => {
  const person = { name: 'Ana', events: ['gone'], dish: '', diet: '' };
  const props = { number: 1, events: page.events, onChange: () => {}, onRemove: null };
  const markup = renderToStaticMarkup(<PersonFields person={person} {...props} />);
  expect(markup).toContain(`Ana ${page.words.notComing}`);
  expect(markup).not.toContain(page.words.dish);
});

// `replace` would read `$$` in a replacement text as `$`.
test.each([
  ['exactly as typed', 'Ca$$ie', 'Ca$$ie'],
  ['by number while the name is blank', ' ', page.words.person.replace('{number}', '1')],
])('the button that removes a person names them %s', (_case, name, shown) => {
  const person = { name, events: [], dish: '', diet: '' };
  const props = { number: 1, events: page.events, onChange: () => {}, onRemove: () => {} };
  const markup = renderToStaticMarkup(<PersonFields person={person} {...props} />);
  expect(markup).toContain(`>${page.words.remove.split('{name}').join(shown)}<`);
});

test('if somebody with a blank name comes, their name’s field says to write a name first', () => {
  const [event] = page.events;
  const markup = (name: string, events: string[]) => {
    const props = { number: 1, events: page.events, onChange: () => {}, onRemove: null };
    return renderToStaticMarkup(<PersonFields person={{ name, events, dish: '', diet: '' }} {...props} />);
  };
  const chosen = markup(' ', [event?.id ?? '']);
  const [, hintId = ''] = /<input[^>]* aria-describedby="([^"]*)"/.exec(chosen) ?? [];
  expect(chosen).toMatch(new RegExp(` id="${hintId}"[^>]*>${page.words.nameFirst}<`));
  for (const other of [markup('Ana', [event?.id ?? '']), markup('', [])]) {
    expect(other).not.toContain(page.words.nameFirst);
    expect(other).not.toContain('aria-describedby');
  }
});
