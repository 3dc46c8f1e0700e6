import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { schemas, type FileName } from '../../../../src/model/schema/schema.ts';
import { formAt } from '../../../../desk/model/form-at.ts';
import { goToNew } from '../../../../desk/page/forms/entries/adding/go-to-new.ts';
import { canBeNew, newEntry } from '../../../../desk/page/forms/entries/adding/new-entry.ts';
import { slugOf } from '../../../../desk/page/forms/entries/adding/slug.ts';
import { useDesk } from '../../../../desk/page/state/desk-store.ts';
import { valueAt } from '../../../../desk/model/values.ts';
import type { EditState, Path, Value } from '../../../../desk/protocol.ts';
import { dataOf, forms, state } from '../../../fixtures/desk-state.ts';

/** The form of a list’s entries. */
function formIn(name: FileName, path: Path) {
  const form = formAt(forms[name], path)?.item;
  if (!form) throw new Error(`There is no list at ${path.join('.')}`);
  return form;
}

/** The fixture couple’s entries in a list. */
function entriesOf(name: FileName, path: Path): Value[] {
  const list = valueAt(dataOf(`${name}.yaml`), path);
  return Array.isArray(list) ? list : [];
}

describe('a new entry', () => {
  test.each([
    ['schedule', ['events']],
    ['program', ['items']],
    ['party', ['sides']],
    ['party', ['sides', 0, 'members']],
    ['travel', ['arriving', 'items']],
    ['travel', ['stays', 'items']],
    ['travel', ['stays', 'items', 0, 'links']],
    ['faq', ['questions']],
    ['reply', ['events']],
    ['reply', ['dishes']],
    ['registry', ['shops']],
    ['more', ['parts']],
    ['more', ['parts', 0, 'links']],
    ['story', ['cards']],
  ] as [FileName, Path][])('of %s is valid at once: %j', (name, path) => {
    const siblings = entriesOf(name, path);
    const entry = newEntry(formIn(name, path), { siblings, list: String(path.at(-1)), state });
    expect(schemaOfItem(name, path).safeParse(entry).error?.issues ?? []).toEqual([]);
  });

  test('has words to replace, a free name, and the day and place of the entry before it', () => {
    const form = formIn('schedule', ['events']);
    // The supper, a day before the wedding, is last.
    const siblings = entriesOf('schedule', ['events']).toReversed();
    const event = newEntry(form, { siblings, list: 'events', state });
    expect(event).toMatchObject({ id: 'newEvent', title: 'New event', date: '2027-09-17', place: 'hut' });
    expect(newEntry(form, { siblings: [...siblings, event], list: 'events', state })).toMatchObject({
      id: 'newEvent2',
    });
    expect(newEntry(form, { siblings: [], list: 'events', state })).toMatchObject({ date: '2027-09-18' });
    expect(newEntry(formIn('faq', ['questions']), { siblings: [], list: 'questions', state })).toEqual({
      question: 'New question',
      answer: 'New answer',
    });
  });

  test('has a photo that nothing shows yet, and words named after their line', () => {
    expect(newEntry(formIn('party', ['sides', 0, 'members']), { siblings: [], list: 'members', state })).toMatchObject({
      name: 'New member',
      photo: 'free.jpg',
      blurb: 'New blurb',
    });
    const place = formAt(forms.places, ['places', 'inn']);
    expect(place && newEntry(place, { siblings: [], list: 'places', state })).toEqual({
      name: 'New place',
      address: 'New address',
    });
  });

  test('has the photo of the entry before it, since an unused file may be too small, like a logo', () => {
    const siblings = [{ name: 'June', photo: 'used.jpg', blurb: 'Sings.' }];
    expect(newEntry(formIn('party', ['sides', 0, 'members']), { siblings, list: 'members', state })).toMatchObject({
      photo: 'used.jpg',
    });
  });

  test('in the reply page’s list of events is an event that the list lacks', () => {
    const add = (...siblings: Value[]) => newEntry(formIn('reply', ['events']), { siblings, list: 'events', state });
    expect([add(), add('supper')]).toEqual(['supper', 'wedding']);
  });
});

test.each([
  ['reply', ['dishes'], [{ id: 'newDish', name: 'New dish' }], [0, 'name']],
  ['reply', ['events'], ['supper'], [0]],
  ['reply', ['to'], {}, []],
] as [FileName, Path, Value, Path][])(
  'the focus goes to the first words of new lines: %s.%s',
  (name, path, value, inside) => {
    useDesk.setState({ state: state as EditState });
    goToNew({ file: `${name}.yaml`, path }, value);
    expect(useDesk.getState().goal?.path).toEqual([...path, ...inside]);
    useDesk.setState(useDesk.getInitialState());
  },
);

test('what only a text editor can fill is not offered', () => {
  const canAdd = (name: FileName, ...path: Path) => canBeNew(formAt(forms[name], path) ?? forms[name]);
  expect(['kinds', 'ways', 'peaks', 'wide', 'tall'].filter((line) => canAdd('map', line))).toEqual(['kinds']);
  expect([canAdd('reply', 'to'), canAdd('travel', 'stays'), canAdd('places', 'facts')]).toEqual([true, true, true]);
});

test('a short name starts at the first letter, keeps later digits and is unique', () => {
  expect(slugOf('21 Club', [])).toBe('club');
  expect(slugOf('The 21 Club', ['the21Club'])).toBe('the21Club2');
  expect(slugOf('Café “Zur Post”', [])).toBe('cafeZurPost');
  expect(slugOf('Ølhallen Straße', [])).toBe('olhallenStrasse');
  expect(slugOf('Телефон на пам’ять', [])).toBe('telefonNaPamiat');
  expect(slugOf('“2027”', [])).toBe('new');
});

/** The schema of a list’s entries. */
function schemaOfItem(name: FileName, path: Path): z.ZodType {
  let schema: unknown = schemas[name];
  for (const key of [...path, 0]) {
    while (isWrapper(schema)) schema = schema.unwrap();
    schema = typeof key === 'number' ? (schema as { element: unknown }).element : (schema as z.ZodObject).shape[key];
  }
  return schema as z.ZodType;
}

function isWrapper(schema: unknown): schema is { unwrap: () => unknown } {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}
