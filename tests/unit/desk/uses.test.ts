import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { usesOf, writeOut } from '../../../desk/model/uses';
import { useRemove } from '../../../desk/page/forms/entries/use-remove';
import { FileProvider, type FileContext } from '../../../desk/page/forms/file-context';
import { useDesk } from '../../../desk/page/state/desk-store';
import type { EditState, Value } from '../../../desk/protocol';

const file = (data: Value) => ({ data, whole: data });
const files = {
  'places.yaml': file({ places: { inn: { name: 'The Inn', rate: '$10', note: '{{places.inn.name}}' }, inn2: {} } }),
  'es/places.yaml': file({ places: { inn: { note: 'En {{places.inn.name}}' } } }),
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
    const filesOf = (at: typeof mass) => usesOf(state, at).texts.map((use) => use.at.file);
    expect(filesOf(inn)).toEqual(['schedule.yaml', 'faq.yaml']);
    expect(filesOf(mass)).toEqual(['faq.yaml', 'es/faq.yaml']);
  });

  test('is, for a single line of it, only the texts that refer to this line', () => {
    const other = file({ intro: 'Wear {{events.mass.attire}} at {{events.mass.time}}' });
    const path = [...mass.path, 'attire'];
    const { texts } = usesOf({ files: { ...files, 'thanks.yaml': other } }, { ...mass, path });
    expect(texts.map(({ at }) => at.file)).toEqual(['thanks.yaml']);
  });

  test('is also each event at the place', () => {
    const eventsAt = (...path: string[]) => usesOf(state, { file: 'places.yaml', path }).events;
    expect(eventsAt('places', 'inn')).toEqual([{ at: { ...mass, path: ['events', 0, 'place'] }, text: 'Mass' }]);
    expect([...eventsAt('places', 'inn2'), ...eventsAt('places', 'inn', 'rate')]).toEqual([]);
  });

  test('can keep the words that guests read now, each text in its language', () => {
    const valuesOf = (at: typeof mass) => writeOut(state, at).map((change) => 'value' in change && change.value);
    expect(valuesOf(mass)).toEqual(['{{ places.inn.rate }}, not {{places.inn2.name}}; at 1:30 PM', 'A las 13:30']);
    expect(valuesOf(inn)).toEqual(['Walk from The Inn', '$10, not {{places.inn2.name}}; at {{events.mass.time}}']);
  });
});

test('the removal of a value starts at once only if nothing uses the value', async () => {
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null });
  vi.stubGlobal('fetch', async () => Response.json([{ status: 'done' }]));
  useDesk.setState({ state: state as unknown as EditState });
  const context = { file: 'places.yaml', whole: files['places.yaml'].whole } as FileContext;
  const form: Partial<ReturnType<typeof useRemove>> = {};
  const Form = () => void Object.assign(form, useRemove());
  renderToStaticMarkup(createElement(FileProvider, { value: context }, createElement(Form)));
  const started: string[] = [];
  for (const line of ['rate', 'note']) {
    const at = { ...inn, path: [...inn.path, line] };
    const onStart = () => started.push(line);
    await form.remove?.({ at, label: line, makeChanges: () => [], onStart, onDone: () => {} });
  }
  expect(started).toEqual(['note']);
  useDesk.setState(useDesk.getInitialState());
  vi.unstubAllGlobals();
});
