import { describe, expect, test } from 'vitest';
import { matchEntries } from '../../../../build/read/languages/match-entries.ts';
import { TRANSLATION } from '../../../../desk/page/forms/field/field-kind.ts';
import { findOwn, findOwnIndex } from '../../../../desk/model/own-path.ts';
import { findWanted } from '../../../../desk/page/forms/translation/find-wanted.ts';
import { textsOf } from '../../../../desk/page/forms/translation/texts-of.ts';
import { translate } from '../../../../desk/page/forms/translation/translate-text.ts';
import type { EditState, Path, Value } from '../../../../desk/protocol.ts';
import { useDesk } from '../../../../desk/page/state/desk-store.ts';
import { dataOf, fileState, forms } from '../../../fixtures/desk-state.ts';

describe('a second language', () => {
  const first = {
    intro: 'Three days.',
    events: [
      { id: 'mass', title: 'Mass' },
      { id: 'drinks', title: 'Drinks' },
    ],
    questions: [{ question: 'Why?' }, { question: 'When?' }],
  };
  /** The change that translates a text as “Así”; `own` is the translation’s file so far. */
  const write = (own: Value, ...path: Path) => translate('es/x.yaml', own, first, path, 'Así');

  test('knows an entry by its name, in any order', () => {
    const own = { events: [{ id: 'drinks', title: 'Copas' }] };
    expect(findOwn(own, first, ['events', 1, 'title'])).toEqual(['events', 0, 'title']);
    expect(findOwn(own, first, ['events', 0, 'title'])).toBeNull();
    expect(write(own, 'events', 0, 'title')).toEqual({
      kind: 'insert',
      at: { file: 'es/x.yaml', path: ['events', 1] },
      length: 1,
      value: { id: 'mass', title: 'Así' },
    });
  });

  test('adds entries for earlier cards with the same picture, since those match in order', () => {
    const photo = 'a.jpg';
    const cards = { cards: [{ photo, caption: 'One' }, { photo: 'b.jpg' }, { photo, caption: 'Two' }] };
    const writeTwo = (own: Value) => translate('es/story.yaml', own, cards, ['cards', 2, 'caption'], 'Dos');
    const added = [{ photo }, { photo, caption: 'Dos' }];
    expect(writeTwo({})).toMatchObject({ kind: 'set', at: { path: ['cards'] }, value: added });
    const other = { photo: 'b.jpg', caption: 'b' };
    expect(writeTwo({ cards: [other] })).toMatchObject({ kind: 'set', was: [other], value: [other, ...added] });
    expect(writeTwo({ cards: [{ photo }] })).toMatchObject({ kind: 'insert', at: { path: ['cards', 1] } });
  });

  test('has entries without a name in the same order', () => {
    expect(write({}, 'questions', 1, 'question')).toMatchObject({
      kind: 'set',
      at: { path: ['questions'] },
      value: [{}, { question: 'Así' }],
    });
    const own = { questions: [{}, { question: '¿Cuándo?' }] };
    expect(findOwn(own, first, ['questions', 1, 'question'])).toEqual(['questions', 1, 'question']);
    expect(write(own, 'questions', 0, 'question')).toMatchObject({
      at: { path: ['questions', 0, 'question'] },
      was: null,
      value: 'Así',
    });
    // In a list of another length, no entry is known to match.
    expect(write({ questions: [{}] }, 'questions', 1, 'question')).toBeNull();
  });

  test('opens the field of a refused text, even where its entry has no translation yet', () => {
    const texts = [0, 1].map((index): Path => ['questions', index, 'question']);
    const ownPaths = [null, ['questions', 0, 'question']];
    expect(findWanted(['questions', 0, 'question'], { texts, ownPaths, isDraft: true })).toBe(0);
    // All other links have paths in the second language’s file.
    expect(findWanted(['questions', 0], { texts, ownPaths, isDraft: false })).toBe(1);
    expect(findWanted(['intro'], { texts, ownPaths, isDraft: false })).toBe(-1);
  });

  const cards = [{ caption: 'A' }, { photo: 'b.jpg' }, { photo: 'b.jpg' }, { caption: 'C' }];
  test.each([
    [cards, [{ photo: 'b.jpg', caption: 'b' }, { caption: 'a' }, { caption: 'c' }, { photo: 'b.jpg' }]],
    [cards, [{ caption: 'a' }, { caption: 'b' }, {}, { caption: 'c' }]],
    [cards, [{ photo: 'b.jpg' }, { caption: 'a' }]],
    [first.events, [{ title: 'Misa' }, { title: 'Copas' }]],
    [first.events, [{ title: 'Misa' }]],
  ])('finds the same entries as the build: %j', (firsts, owns) => {
    const matched = matchEntries(owns, firsts, () => {}, '');
    expect(firsts.map((_, index) => findOwnIndex(owns, firsts, index))).toEqual(
      firsts.map((_, index) => (matched.includes(index) ? matched.indexOf(index) : null)),
    );
  });

  test('gains the missing line, or the missing list with its entry', () => {
    expect(write({}, 'intro')).toEqual({
      kind: 'set',
      at: { file: 'es/x.yaml', path: ['intro'] },
      was: null,
      value: 'Así',
    });
    expect(write({}, 'events', 1, 'title')).toMatchObject({
      at: { path: ['events'] },
      value: [{ id: 'drinks', title: 'Así' }],
    });
  });

  test('gets the first language’s text where a text in a list is cleared', () => {
    const names = (...both: string[]) => fileState({ couple: { names: both } });
    const files = { 'site.yaml': names('Anne', 'Henry'), 'es/site.yaml': names('Ana', 'Enrique') };
    useDesk.setState({ state: { files, forms, facts: {} } as unknown as EditState });
    const at = { file: 'es/site.yaml', path: ['couple', 'names', 1] };
    expect(TRANSLATION.step(at, 'Enrique', TRANSLATION.tidy(at, ''))).toMatchObject({
      changes: [{ kind: 'set', at, was: 'Enrique', value: 'Henry' }],
    });
    useDesk.setState(useDesk.getInitialState());
  });

  test('lists words only, not days, places, names or hidden pages', () => {
    const texts = textsOf(dataOf('schedule.yaml'), forms.schedule).map((path) => path.join('.'));
    const words = ['map', 'calendar', 'wholeCalendar', 'otherLinks', 'guestTime'].map((name) => `words.${name}`);
    expect(texts).toEqual([
      'intro',
      ...words,
      'events.0.title',
      'events.0.note',
      'events.1.title',
      'events.1.attire',
      'events.2.title',
      'events.2.attire',
      'events.2.note',
    ]);
    expect(textsOf({ hidden: ['registry'] }, forms.site)).toEqual([]);
  });
});
