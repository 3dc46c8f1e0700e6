import { describe, expect, test } from 'vitest';
import { eventsAt, referenceTo, textsThatUse, writeOut } from '../../../desk/model/uses';
import type { Value } from '../../../desk/protocol';

const file = (data: Value) => ({ data, whole: data });
const files = {
  'places.yaml': file({ places: { inn: { name: 'The Inn', rate: '$10', note: '{{places.inn.name}}' }, inn2: {} } }),
  'schedule.yaml': file({
    events: [{ id: 'mass', title: 'Mass', place: 'inn', note: 'Walk from {{places.inn.name}}' }],
  }),
  'faq.yaml': file({
    questions: [{ answer: '{{ places.inn.rate }}, not {{places.inn2.name}}; at {{events.mass.time}}' }],
  }),
  'es/faq.yaml': file({ questions: [{ answer: 'A las {{events.mass.time}}' }] }),
};
const facts = {
  'events.mass.time': { shown: '1:30 PM', at: null },
  'places.inn.rate': { shown: '$10', at: null },
  'places.inn.name': { shown: 'The Inn', at: null },
};
const state = { files, facts, translatedFacts: { es: { 'events.mass.time': '13:30' } } };
const inn = { file: 'places.yaml', path: ['places', 'inn'] };
const mass = { file: 'schedule.yaml', path: ['events', 0] };

describe('what uses a place or an event', () => {
  test('is every text outside of it that refers to it, in all languages', () => {
    expect([referenceTo(state, inn), referenceTo(state, mass)]).toEqual(['places.inn', 'events.mass']);
    const filesOf = (uses: ReturnType<typeof textsThatUse>) => uses.map(({ at }) => at.file);
    expect(filesOf(textsThatUse(state, inn, 'places.inn'))).toEqual(['schedule.yaml', 'faq.yaml']);
    expect(filesOf(textsThatUse(state, mass, 'events.mass'))).toEqual(['faq.yaml', 'es/faq.yaml']);
  });

  test('is also each event at the place', () => {
    expect(eventsAt(state, 'inn')).toEqual([{ at: { ...mass, path: ['events', 0, 'place'] }, text: 'Mass' }]);
    expect(eventsAt(state, 'inn2')).toEqual([]);
  });

  test('keeps the words that guests read now, each text in its language', () => {
    const valuesOf = (at: typeof mass, name: string) =>
      writeOut(state, textsThatUse(state, at, name), name).map((change) => 'value' in change && change.value);
    expect(valuesOf(mass, 'events.mass')).toEqual([
      '{{ places.inn.rate }}, not {{places.inn2.name}}; at 1:30 PM',
      'A las 13:30',
    ]);
    expect(valuesOf(inn, 'places.inn')).toEqual([
      'Walk from The Inn',
      '$10, not {{places.inn2.name}}; at {{events.mass.time}}',
    ]);
  });
});
