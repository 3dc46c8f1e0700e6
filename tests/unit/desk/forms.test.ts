import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { entry, rich, slug, text } from '../../../src/model/schema/schema-parts.ts';
import { schemas, type FileName } from '../../../src/model/schema/schema.ts';
import { fromClock, toClock } from '../../../desk/page/forms/controls/clock.ts';
import { changesOf, isCompanion } from '../../../desk/page/forms/entries/companions.ts';
import { judge } from '../../../desk/page/forms/controls/contrast.ts';
import { firstKeys, followKeys } from '../../../desk/model/entry-keys.ts';
import { inWords } from '../../../desk/model/field-names.ts';
import { filesOfPage, translationsOf } from '../../../desk/model/files-of-page.ts';
import { formAt, linesOf, mayBeLeftOut } from '../../../desk/model/form-at.ts';
import { newEntry } from '../../../desk/page/forms/entries/new-entry.ts';
import { piecesOf } from '../../../desk/model/references.ts';
import { findOwn, textsOf, translate } from '../../../desk/page/forms/translation/translation.ts';
import { setChange, valueAt } from '../../../desk/model/values.ts';
import type { EditState, Path, Value } from '../../../desk/protocol.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { describeForm, describeForms } from '../../../desk/server/state/forms.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['content', 'content/es', 'tests/fixtures/mountains/content'];
const forms = describeForms();

/** Shapes and places that are drawn, not told. */
const OF_THE_MAP =
  /^map:(coasts|lakes|rivers|ridges|islands\.\d+\.at|(stops|peaks)\.\w+\.at|ways\.\w+\.line|(wide|tall)\..*)$/;

/** Every file of a content folder, as its data. */
function filesOf(folder: string) {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((file) => {
      const { data, mistakes } = readSource(file, readFileSync(join(ROOT, folder, file)));
      expect(mistakes).toEqual([]);
      return { name: file.replace('.yaml', '') as FileName, data };
    });
}

/** Every value that a control asks for, with that control; what has none stays whole. */
function controlsIn(name: FileName, data: unknown, path: Path = []): string[] {
  const form = formAt(forms[name], path);
  const id = `${name}:${path.join('.')}`;
  if (form?.control === 'list')
    return (data as unknown[]).flatMap((value, index) => controlsIn(name, value, [...path, index]));
  if (form?.control === 'entry')
    return Object.entries(data as object).flatMap(([key, value]) => controlsIn(name, value, [...path, key]));
  return [`${id} ${form?.control ?? 'unknown'}`];
}

const controlAt = (name: FileName, ...path: Path) => formAt(forms[name], path)?.control;

describe('the forms', () => {
  test.each(FOLDERS)('ask for every value in %s, but for the shapes of the map', (folder) => {
    const found = filesOf(folder).flatMap(({ name, data }) => controlsIn(name, data));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((each) => each.endsWith(' unknown'))).toEqual([]);
    const written = found.filter((each) => each.endsWith(' written')).map((each) => each.split(' ')[0] ?? '');
    expect(written.filter((each) => !OF_THE_MAP.test(each))).toEqual([]);
  });

  test('have the control that fits', () => {
    expect(controlAt('site', 'language')).toBe('language');
    expect(controlAt('site', 'world')).toBe('choice');
    expect(controlAt('site', 'couple', 'names')).toBe('list');
    expect(controlAt('site', 'couple', 'names', 0)).toBe('words');
    expect(controlAt('site', 'wedding', 'date')).toBe('day');
    expect(controlAt('site', 'wedding', 'timeZone')).toBe('zone');
    expect(controlAt('site', 'address')).toBe('link');
    expect(controlAt('site', 'cover', 'photo')).toBe('photo');
    expect(controlAt('site', 'cover', 'focus')).toBe('focus');
    expect(controlAt('site', 'cover', 'light')).toBe('choice');
    expect(controlAt('site', 'colours', 'nightAccent')).toBe('colour');
    expect(controlAt('site', 'letSearchEnginesIn')).toBe('yesOrNo');
    expect(controlAt('schedule', 'intro')).toBe('paragraphs');
    expect(controlAt('schedule', 'events', 0, 'id')).toBe('name');
    expect(controlAt('schedule', 'events', 0, 'start')).toBe('time');
    expect(controlAt('schedule', 'events', 0, 'place')).toBe('place');
    expect(controlAt('schedule', 'events', 0, 'drawing')).toBe('choice');
    expect(controlAt('schedule', 'words', 'guestTime')).toBe('words');
    expect(controlAt('places', 'places', 'hotel', 'map')).toBe('link');
    expect(controlAt('places', 'places', 'hotel', 'parking')).toBe('words');
    expect(controlAt('story', 'cards', 0, 'background')).toBe('colours');
    expect(controlAt('story', 'cards', 0, 'video')).toBe('video');
    expect(controlAt('story', 'cards', 0, 'start')).toBe('filmTime');
    expect(controlAt('registry', 'shops', 0, 'logo')).toBe('photo');
    expect(controlAt('map', 'islands', 0, 'radius')).toBe('number');
    expect(controlAt('map', 'kinds', 'train', 'style')).toBe('choice');
    expect(controlAt('map', 'coasts')).toBe('written');
  });

  test('know what may be left out, how many a list takes, and what there is to choose', () => {
    expect(formAt(forms.site, ['couple', 'names'])).toMatchObject({ least: 2, most: 2, isOptional: false });
    expect(formAt(forms.party, ['sides'])).toMatchObject({ least: 1, most: 2 });
    expect(formAt(forms.schedule, ['events', 3, 'attire'])?.isOptional).toBe(true);
    expect(formAt(forms.schedule, ['events', 3, 'title'])?.isOptional).toBe(false);
    expect(formAt(forms.travel, ['stays', 'items'])?.isOptional).toBe(true);
    expect(formAt(forms.site, ['world'])?.choices).toEqual(['harbour', 'mountains', 'photo', 'own']);
    expect(formAt(forms.site, ['language'])?.choices).toContain('es');
    expect(formAt(forms.schedule, ['events', 0, 'drawing'])?.choices).toContain('ceremony');
    expect(formAt(forms.faq, ['questions', 0, 'answer'])?.isUsual).toBe(true);
  });

  test('know which words come with the language', () => {
    expect(formAt(forms.site, ['words', 'open'])?.ships).toBe(true);
    expect(formAt(forms.site, ['words', 'and'])?.ships).toBeUndefined();
    expect(formAt(forms.site, ['pages', 'registry', 'menu'])?.ships).toBe(true);
    expect(formAt(forms.story, ['show', 'start'])?.ships).toBe(true);
    expect(formAt(forms.story, ['heading'])?.ships).toBeUndefined();
    expect(mayBeLeftOut(formAt(forms.schedule, ['words']) ?? forms.site)).toBe(true);
    expect(mayBeLeftOut(formAt(forms.site, ['couple']) ?? forms.schedule)).toBe(false);
  });

  test('list an entry’s lines in the schema’s order', () => {
    expect(linesOf(formAt(forms.schedule, ['events', 2])).slice(0, 4)).toEqual(['id', 'title', 'date', 'start']);
    expect(linesOf(forms.site)[0]).toBe('version');
    expect(linesOf(formAt(forms.places, ['places', 'church']))).toEqual(['name', 'address', 'map', 'link']);
    expect(linesOf(formAt(forms.places, ['facts']))).toEqual([]);
    expect(linesOf(formAt(forms.faq, ['nothing', 'here']))).toEqual([]);
  });

  test('have a field for whatever a schema gains', () => {
    const gained = entry({
      motto: text.max(40).optional(),
      tables: z
        .array(entry({ name: slug, seats: z.int().min(1).default(8), story: rich.optional() }))
        .min(1)
        .max(30),
      dance: z.enum(['slow', 'fast']).default('slow'),
      tags: z.record(slug, text).prefault({}),
      shout: z.preprocess((value) => value, z.boolean()),
      odd: z.union([z.number(), z.string()]),
    });
    expect(describeForm(gained)).toEqual({
      control: 'entry',
      isOptional: false,
      lines: {
        motto: { control: 'words', isOptional: true },
        tables: {
          control: 'list',
          isOptional: false,
          least: 1,
          most: 30,
          item: {
            control: 'entry',
            isOptional: false,
            lines: {
              name: { control: 'name', isOptional: false },
              seats: { control: 'number', isOptional: true },
              story: { control: 'paragraphs', isOptional: true },
            },
          },
        },
        dance: { control: 'choice', isOptional: true, choices: ['slow', 'fast'] },
        tags: { control: 'entry', isOptional: true, lines: {}, others: { control: 'words', isOptional: false } },
        shout: { control: 'yesOrNo', isOptional: false },
        odd: { control: 'written', isOptional: false },
      },
    });
    expect(() => describeForm(text.meta({ control: 'wrods' }))).toThrow('Unknown control "wrods"');
  });
});

/** What the desk knows of the shipped content. */
const state: Pick<EditState, 'files' | 'forms' | 'media'> = {
  files: Object.fromEntries(filesOf('content').map(({ name, data }) => [`${name}.yaml`, both(data)])),
  forms,
  media: [
    { name: 'used.jpg', kind: 'photo', bytes: 1, isUsed: true },
    { name: 'free.jpg', kind: 'photo', bytes: 1, isUsed: false },
  ],
};

function both(data: unknown) {
  return { data: data as Value, whole: data as Value };
}

const dataOf = (file: string) => state.files[file]?.data ?? null;

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
    ['registry', ['shops']],
    ['story', ['cards']],
  ] as [FileName, Path][])('of %s is sound at once: %j', (name, path) => {
    const list = valueAt(dataOf(`${name}.yaml`), path);
    const siblings = Array.isArray(list) ? list : [];
    const form = formAt(forms[name], path)?.item;
    const schema = schemaOfItem(name, path);
    if (!form) throw new Error(`There is no list at ${path.join('.')}`);
    const entry = newEntry(form, { siblings, list: path.at(-1) ?? '', state });
    expect(schema.safeParse(entry).error?.issues ?? []).toEqual([]);
  });

  test('says what it is, and has a name, a day and a place like those before it', () => {
    const form = formAt(forms.schedule, ['events'])?.item ?? forms.site;
    const events = valueAt(dataOf('schedule.yaml'), ['events']);
    const siblings = Array.isArray(events) ? events : [];
    const event = newEntry(form, { siblings, list: 'events', state });
    expect(event).toMatchObject({ id: 'newEvent', title: 'New event', date: '2023-07-04', place: 'hall' });
    expect(newEntry(form, { siblings: [...siblings, event], list: 'events', state })).toMatchObject({
      id: 'newEvent2',
    });
    expect(newEntry(form, { siblings: [], list: 'events', state })).toMatchObject({ date: '2023-07-03' });
    const question = formAt(forms.faq, ['questions'])?.item ?? forms.site;
    expect(newEntry(question, { siblings: [], list: 'questions', state })).toEqual({
      question: 'New question',
      answer: 'New answer',
    });
  });

  test('takes a photo that nothing shows yet', () => {
    const form = formAt(forms.party, ['sides', 0, 'members'])?.item ?? forms.site;
    expect(newEntry(form, { siblings: [], list: 'members', state })).toMatchObject({
      name: 'New member',
      photo: 'free.jpg',
    });
  });
});

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

describe('a change', () => {
  test('adds missing entries around it, and removes those it leaves empty', () => {
    const at = { file: 'site.yaml', path: ['pages', 'faq', 'menu'] };
    const added = setChange({ language: 'en' }, at, null, 'Asked');
    expect(added).toEqual({
      kind: 'set',
      at: { file: 'site.yaml', path: ['pages'] },
      was: null,
      value: { faq: { menu: 'Asked' } },
    });
    const data = { language: 'en', pages: { faq: { menu: 'Asked' } } };
    expect(setChange(data, at, 'Asked', null, (path) => path.length > 0)).toEqual({
      kind: 'set',
      at: { file: 'site.yaml', path: ['pages'] },
      was: { faq: { menu: 'Asked' } },
      value: null,
    });
    expect(setChange(data, at, 'Asked', null)).toMatchObject({ at, value: null });
  });

  test('adds what belongs to another line with that alone', () => {
    expect(isCompanion('faq.yaml', 'yesLabel')).toBe(true);
    expect(isCompanion('faq.yaml', 'ask') || isCompanion('site.yaml', 'colours')).toBe(false);
  });

  test('makes a question ask back, or answer again, in one step', () => {
    const data = { questions: [{ question: 'Kids?', answer: 'Yes.' }] };
    const known = { ...state, files: { 'faq.yaml': both(data) } };
    const asking = changesOf(known, 'faq.yaml', ['questions', 0, 'ask'], null, 'How many?');
    expect(asking.map((each) => [each.at.path[2], 'value' in each && each.value !== null])).toEqual([
      ['answer', false],
      ['ask', true],
      ['yesLabel', true],
      ['noLabel', true],
      ['yes', true],
      ['no', true],
    ]);
    expect(changesOf(known, 'faq.yaml', ['questions', 0, 'answer'], 'Yes.', 'No.')).toHaveLength(1);
  });

  test('of a new event’s title sets its short name; other titles leave it unchanged', () => {
    const events = [
      { id: 'newEvent', title: 'New event' },
      { id: 'brunch', title: 'Brunch' },
    ];
    const known = { ...state, files: { 'schedule.yaml': both({ events }) } };
    const named = changesOf(known, 'schedule.yaml', ['events', 0, 'title'], 'New event', 'Brunch');
    expect(named[1]).toMatchObject({ at: { path: ['events', 0, 'id'] }, was: 'newEvent', value: 'brunch2' });
    expect(changesOf(known, 'schedule.yaml', ['events', 1, 'title'], 'Brunch', 'Lunch')).toHaveLength(1);
  });

  test('is named in words', () => {
    const at = (...path: Path) => inWords({ file: 'schedule.yaml', path }, dataOf('schedule.yaml'));
    expect(at('events', 1, 'title')).toBe('the title of Welcome drinks');
    expect(at('words', 'guestTime')).toBe('the words for “Guest time”');
    expect(at('couple')).toBe('the couple');
    expect(at('facts', 'rsvpEmail')).toBe('the RSVP email (facts)');
    expect(at('intro')).toBe('the intro');
    const stays = { items: [{ name: '{{places.inn.name}}' }] };
    const facts = { 'places.inn.name': { shown: 'The Inn', at: null } };
    expect(inWords({ file: 'travel.yaml', path: ['items', 0, 'rate'] }, stays, facts)).toBe('the rate of The Inn');
    // It is cut as guests read it, and not within a reference.
    const asked = { items: [{ question: 'How far is it on foot from the station to {{places.inn.name}}?' }] };
    expect(inWords({ file: 'faq.yaml', path: ['items', 0, 'answer'] }, asked, facts)).toBe(
      'the answer of How far is it on foot from the station to The…',
    );
    const words = { words: { menu: 'Menu', home: 'Home' } };
    expect(inWords({ file: 'site.yaml', path: ['words', 'home'] }, words)).toBe('the words for “Home”');
  });
});

describe('the fields', () => {
  test('stay with their entries when those move, come and go', () => {
    const before = firstKeys(['a', 'b', 'c']);
    expect(followKeys(before, ['c', 'a', 'b']).keys).toEqual([2, 0, 1]);
    expect(followKeys(before, ['a', 'c']).keys).toEqual([0, 2]);
    expect(followKeys(before, ['a', 'new', 'b', 'c']).keys).toEqual([0, 3, 1, 2]);
    expect(followKeys(before, ['a', 'B', 'c']).keys).toEqual([0, 1, 2]);
    expect(followKeys(before, ['c', 'B', 'a']).keys).toEqual([2, 1, 0]);
    expect(followKeys(firstKeys(['a', 'a']), ['a', 'a', 'a']).keys).toEqual([0, 1, 2]);
  });

  test('keep the way in which a time is written', () => {
    expect(toClock('1:30 PM')).toBe('13:30');
    expect(toClock('12:05am')).toBe('00:05');
    expect(toClock('9:30')).toBe('09:30');
    expect(toClock('soon')).toBe('');
    expect(fromClock('00:05', '1:30 PM')).toBe('12:05 AM');
    expect(fromClock('13:30', '11:00am')).toBe('1:30pm');
    expect(fromClock('09:30', '13:00')).toBe('09:30');
    expect(fromClock('09:30', '8:00')).toBe('9:30');
    expect(fromClock('21:30', '8:00')).toBe('21:30');
  });

  test('judge colours', () => {
    expect(judge(4.99, 5, 'Words')).toMatchObject({ shown: '4.9 : 1', isEnough: false });
  });

  test('say what a text with references becomes', () => {
    const at = { file: 'places.yaml', path: ['places', 'hotel', 'name'] };
    const facts = { 'places.hotel.name': { shown: 'The Bass Rocks House', at } };
    expect(piecesOf('At {{ places.hotel.name }}, or {{facts.none}}.', facts)).toEqual([
      { text: 'At ', fact: null },
      { text: 'The Bass Rocks House', fact: { name: 'places.hotel.name', at, isKnown: true } },
      { text: ', or ', fact: null },
      { text: '{{facts.none}}', fact: { name: 'facts.none', at: null, isKnown: false } },
      { text: '.', fact: null },
    ]);
  });

  test('of a page are those of its files', () => {
    expect(filesOfPage('/')).toEqual(['site.yaml']);
    expect(filesOfPage('/schedule')).toEqual(['schedule.yaml', 'places.yaml']);
    expect(filesOfPage('/travel?map')).toEqual(['travel.yaml', 'map.yaml']);
    expect(filesOfPage('/nowhere')).toEqual(['site.yaml']);
    expect(translationsOf(['faq.yaml'], ['faq.yaml', 'es/faq.yaml', 'es/site.yaml'])).toEqual(['es/faq.yaml']);
  });
});

describe('a second language', () => {
  const first = {
    intro: 'Three days.',
    events: [
      { id: 'mass', title: 'Mass' },
      { id: 'drinks', title: 'Drinks' },
    ],
    questions: [{ question: 'Why?' }, { question: 'When?' }],
  };
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
    expect(write({ questions: [{}] }, 'questions', 1, 'question')).toBeNull();
  });

  test('gains a line where it has none', () => {
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

  test('is asked for words, and not for days, places or names', () => {
    const texts = textsOf(dataOf('schedule.yaml'), forms.schedule).map((path) => path.join('.'));
    expect(texts.slice(0, 4)).toEqual(['intro', 'events.0.title', 'events.0.attire', 'events.0.note']);
  });
});
