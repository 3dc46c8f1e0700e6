import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FileName } from '../../../../src/model/schema/schema';
import { ChoiceControl } from '../../../../desk/page/forms/controls/choice-control';
import { ColourControl } from '../../../../desk/page/forms/controls/colour-control';
import { LineControl } from '../../../../desk/page/forms/controls/line-control';
import { TextControl } from '../../../../desk/page/forms/controls/text-control';
import { AddNamed } from '../../../../desk/page/forms/entries/adding/add-named';
import { EntryList } from '../../../../desk/page/forms/entries/entry-list';
import { describeOwn } from '../../../../desk/page/forms/folded.ts';
import { FIELD } from '../../../../desk/page/forms/field/field-kind';
import type { FieldDraft } from '../../../../desk/page/forms/use-draft';
import { useDesk } from '../../../../desk/page/state/desk-store';
import { fromClock, toClock } from '../../../../desk/page/forms/controls/time/clock.ts';
import { ReadOnlyValue } from '../../../../desk/page/forms/field/read-only-value';
import { FileProvider, type FileContext } from '../../../../desk/page/forms/file-context';
import { EntryLines } from '../../../../desk/page/forms/value-form';
import { ContrastNote } from '../../../../desk/page/forms/notes/contrast-note';
import { choicesFor, isLeftEmpty } from '../../../../desk/page/forms/field/field-details';
import { discardIn, focusOn } from '../../../../desk/page/forms/entries/focus-entry';
import { moveOfKey } from '../../../../desk/page/forms/entries/move-of-key';
import { firstKeys, followKeys } from '../../../../desk/model/entry-keys.ts';
import { filesOfPage, translationsOf } from '../../../../desk/model/files-of-page.ts';
import { piecesOf } from '../../../../desk/model/references.ts';
import type { EditState, Form, Path, Value } from '../../../../desk/protocol';
import { fileState, forms, state } from '../../../fixtures/desk-state.ts';

/** The properties of a control for a missing value, without its form. */
const PROPS = {
  label: '',
  common: { id: 'field', 'aria-describedby': undefined, 'aria-invalid': undefined },
  shown: null,
  fallback: null,
  draft: {} as FieldDraft,
  choices: [],
  likeTime: '',
};

/** The form of an entry with these lines. */
const entryWith = (lines: Record<string, Form>): Form => ({ control: 'entry', isOptional: false, lines });

/** The form of `map.yaml` with islands that have these lines. */
const mapWith = (lines: Record<string, Form>) =>
  entryWith({ islands: { control: 'list', isOptional: true, item: entryWith(lines) } });

afterEach(() => void vi.unstubAllGlobals());

test('a moved entry’s own button gets the focus, not one of a list inside the entry', () => {
  const focused: string[] = [];
  const [nested, own] = ['nested', 'own'].map((name) => ({ focus: () => focused.push(name) }));
  const row = { querySelectorAll: () => [nested, own] };
  focusOn({ querySelectorAll: () => [row] } as unknown as HTMLElement, { index: 0, on: 'up' });
  expect(focused).toEqual(['own']);
});

test('a new line that Escape removes leaves the focus on the button that adds lines', () => {
  const focused: string[] = [];
  const buttons = { querySelector: (of: string) => (of === 'button' ? { focus: () => focused.push('Add …') } : null) };
  const field = { isConnected: true, parentElement: { nextElementSibling: buttons } };
  discardIn(field as unknown as HTMLElement, () => {});
  expect(focused).toEqual([]);
  discardIn(field as unknown as HTMLElement, () => (field.isConnected = false));
  expect(focused).toEqual(['Add …']);
});

test('a new line stays while the couple copy its address from another window', () => {
  let hasFocus = true;
  vi.stubGlobal('document', { hasFocus: () => hasFocus });
  expect([null, '', 'x'].map(isLeftEmpty)).toEqual([true, true, false]);
  hasFocus = false;
  expect([null, '', 'x'].map(isLeftEmpty)).toEqual([false, false, false]);
});

test.each([
  ['Телефон', 'telefon'],
  ['電話', null],
])('a fact named %s gets its name in Latin letters, or none', async (typed, name) => {
  const sent: string[] = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string } = {}) => {
    if (address.endsWith('change')) sent.push(body);
    return Response.json(address.endsWith('change') ? [{ status: 'done' }] : state);
  });
  const state = { version: 1, files: { 'places.yaml': fileState({}) }, forms, media: [] } as unknown as EditState;
  useDesk.setState({ state });
  const value = { file: 'places.yaml', state } as FileContext;
  let add: Promise<boolean> | undefined;
  const Facts = () => {
    const { props } = AddNamed({
      path: ['facts'],
      form: { control: 'words', isOptional: false },
      taken: [],
    }) as ReactElement<{
      add: (name: string) => Promise<boolean>;
    }>;
    add ??= props.add(typed);
    return null;
  };
  renderToStaticMarkup(createElement(FileProvider, { value }, createElement(Facts)));
  expect(await add).toBe(name !== null);
  expect(sent.join()).toContain(name ?? '');
  expect(sent).toHaveLength(name === null ? 0 : 1);
  useDesk.setState(useDesk.getInitialState());
});

describe('the fields', () => {
  test('stay with their entries when entries are moved, added or removed', () => {
    const before = firstKeys(['a', 'b', 'c']);
    expect(followKeys(before, ['c', 'a', 'b']).keys).toEqual([2, 0, 1]);
    expect(followKeys(before, ['a', 'c']).keys).toEqual([0, 2]);
    expect(followKeys(before, ['a', 'new', 'b', 'c']).keys).toEqual([0, 3, 1, 2]);
    expect(followKeys(before, ['a', 'B', 'c']).keys).toEqual([0, 1, 2]);
    expect(followKeys(before, ['c', 'B', 'a']).keys).toEqual([2, 1, 0]);
    expect(followKeys(firstKeys(['a', 'a']), ['a', 'a', 'a']).keys).toEqual([0, 1, 2]);
  });

  test('move their entry with Alt and an arrow, but not where these keys open a list', () => {
    /** An element that matches one selector. */
    class FakeElement {
      constructor(private readonly selector: string) {}
      matches = (selectors: string) => selectors.split(', ').includes(this.selector);
    }
    vi.stubGlobal('Element', FakeElement);
    const move = (selector: string, key: string, altKey = true) =>
      moveOfKey({ key, altKey, target: new FakeElement(selector) as unknown as Element });
    expect([move('textarea', 'ArrowUp'), move('textarea', 'ArrowUp', false), move('textarea', 'a')]).toEqual([
      -1,
      null,
      null,
    ]);
    expect([move('[data-grip]', 'ArrowDown', false), move('select', 'ArrowDown')]).toEqual([1, null]);
  });

  test('keep the format of a time', () => {
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

  test('never round a contrast up to the one that is required', () => {
    const note = renderToStaticMarkup(createElement(ContrastNote, { ratio: 4.99, least: 5, subject: 'Words' }));
    expect(note).toContain('<strong>4.9 : 1</strong> Words are too faint');
  });

  test('of the map show a place, or how much is drawn', () => {
    const file = { file: 'map.yaml' } as FileContext;
    const shown = (value: Value) => {
      const field = createElement(ReadOnlyValue, { name: '', value });
      return renderToStaticMarkup(createElement(FileProvider, { value: file }, field)).replace(/<[^>]*>/g, '');
    };
    expect(shown([42.352, -71.055])).toBe('42.352, -71.055');
    expect(shown('42.352, -71.055')).toBe('42.352, -71.055');
    expect(shown(['salem', '42.375, -71.072', [42.42, -71.06]])).toBe('3 points, drawn in map.yaml. Edit them there.');
    expect(shown([['42.4, -71', '42.5, -71', '42.5, -70.9']])).toBe('1 line, drawn in map.yaml. Edit it there.');
  });

  test('of the map add an island only where another has a position to copy', () => {
    const form = mapWith({ at: { control: 'written', isOptional: false } });
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
    const canAdd = (islands: Value) => {
      const file = { file: 'map.yaml', whole: { islands }, form, state: { facts: {} }, goal: null };
      const list = createElement(EntryList, { path: ['islands'], renderEntry: () => null });
      const html = renderToStaticMarkup(createElement(FileProvider, { value: file as unknown as FileContext }, list));
      return html.includes('data-add');
    };
    expect([[], [{ at: [42.3, -71] }]].map(canAdd)).toEqual([false, true]);
  });

  const render = (name: FileName, data: Value, path: Path = []) => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
    const file = { file: `${name}.yaml`, ...fileState(data), form: forms[name], state: { ...state, facts: {} } };
    const lines = createElement(EntryLines, { path });
    const value = { ...file, goal: null } as unknown as FileContext;
    return renderToStaticMarkup(createElement(FileProvider, { value }, lines));
  };

  test('of a list of texts can extend it, unless its length is fixed', () => {
    expect(render('reply', { events: ['supper'] })).toContain('Add an event');
    expect(render('site', { couple: { names: ['Ana', 'Ben'] } })).not.toContain('Add a name');
  });

  test('of an event to answer for offers the schedule’s, as long as the list lacks one', () => {
    const form: Form = { control: 'event', isOptional: false };
    const choices = choicesFor(form, { ...state, facts: {} }, ['events', 0]);
    expect(choices[0]).toEqual({ value: 'supper', label: 'Soup at the hut' });
    expect(render('reply', { events: choices.map(({ value }) => value) })).not.toContain('Add an event');
  });

  test('of an event to answer for are named after it, not by its short name', () => {
    const html = render('reply', { events: ['supper', 'unknown'] });
    expect(html).toContain('aria-label="Move Soup at the hut with the arrow keys"');
    expect(html).toContain('aria-label="Move unknown with the arrow keys"');
  });

  test('of an optional list can remove it if its last entry cannot be removed alone', () => {
    expect(render('more', { parts: [{ title: 'Babysitters' }] })).toContain('aria-label="Remove: Parts"');
    // The list of places to sleep may be empty.
    const stays = render('travel', { stays: { title: 'Beds', items: [] } });
    expect(stays).toContain('Places to sleep');
    expect(stays).not.toContain('aria-label="Remove: Places');
  });

  test('of a question can remove only what may be missing', () => {
    const removable = (question: Record<string, string>) => {
      const html = render('faq', { questions: [{ question: 'Kids?', ...question }] }, ['questions', 0]);
      return [...html.matchAll(/aria-label="Remove: ([^"]+)/g)].map(([, line]) => line);
    };
    expect(removable({ answer: 'Yes.' })).toEqual([]);
    const followUp = { ask: 'How many?', yesLabel: 'Some', noLabel: 'None', yes: 'Good.', no: 'A pity.' };
    expect(removable(followUp)).toEqual(['Follow-up question']);
    // Of lines written by hand that exclude each other, either can go.
    expect(removable({ answer: 'Yes.', yes: 'Good.' })).toEqual(['Answer', 'Answer after “yes”']);
  });

  test('of words say how many of a group are the couple’s own', () => {
    const line: Form = { control: 'words', isOptional: false };
    const form = entryWith({ menu: line, home: line, next: line });
    const menu = { menu: 'Menu' };
    const notes = [null, menu, { ...menu, home: 'Home' }, { ...menu, home: 'Home', next: 'Next' }];
    expect(notes.map((own) => describeOwn(own, form))).toEqual([
      'all from the site’s language',
      'one is yours, the others come with the site’s language',
      '2 are yours, the others come with the site’s language',
      'all are yours',
    ]);
  });

  test('of words show a number that was written without quotation marks', () => {
    const form: Form = { control: 'words', isOptional: true };
    const field = createElement(TextControl, { ...PROPS, form, shown: 250 });
    expect(renderToStaticMarkup(field)).toContain('>250</textarea>');
  });

  test('show a text with its references resolved', () => {
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

  test('keep a file’s name as it is on disk, and all of an emptied follow-up question', () => {
    const [photo, ask]: Form[] = [
      { control: 'photo', isOptional: true },
      { control: 'words', isOptional: true },
    ];
    const forms = { cover: { control: 'entry', lines: { photo } }, faq: { control: 'entry', lines: { ask } } };
    useDesk.setState({ state: { forms } as unknown as EditState });
    const name = 'Screenshot at 1.00.00\u202FPM.png';
    expect(FIELD.tidy({ file: 'cover.yaml', path: ['photo'] }, name)).toBe(name);
    expect(FIELD.tidy({ file: 'faq.yaml', path: ['ask'] }, ' ')).toBe('');
    useDesk.setState({ state: null });
  });

  test('of numbers keep what is typed, letter by letter, until it is saved', () => {
    const form: Form = { control: 'number', isOptional: true };
    const place = { file: 'map.yaml', path: ['islands', 0, 'radius'] };
    useDesk.setState({ state: { forms: { map: mapWith({ radius: form }) } } as unknown as EditState });
    const typed: Value[] = [];
    const draft = { type: (value: Value) => typed.push(value) } as unknown as FieldDraft;
    const [input] = LineControl({ ...PROPS, form, draft }).props.children as [
      ReactElement<{ onChange: (event: object) => void }>,
    ];
    for (const value of ['1', '1.', '1.0', '1.05', ' 12 ', 'far', '']) input.props.onChange({ target: { value } });
    expect(typed).toEqual(['1', '1.', '1.0', '1.05', ' 12 ', 'far', '']);
    expect(typed.map((value) => FIELD.tidy(place, value))).toEqual([1, 1, 1, 1.05, 12, 'far', null]);
    useDesk.setState({ state: null });
  });

  test.each([
    ['photo', 'No file'],
    // What no choice means differs: an event without a `drawing` has none, but ways without a `style` are roads.
    ['choice', 'Nothing chosen'],
  ] as const)('describe a missing optional value without promising a default: %s', (control, name) => {
    const field = createElement(ChoiceControl, { ...PROPS, form: { control, isOptional: true } });
    expect(renderToStaticMarkup(field)).toContain(`<option value="" selected="">${name}</option>`);
  });

  test('of colours name their pickers after them', () => {
    const form: Form = { control: 'colour', isOptional: true };
    const field = createElement(ColourControl, { ...PROPS, form, label: 'Ink', shown: '#203040' });
    expect(renderToStaticMarkup(field)).toContain('aria-label="Choose the colour: Ink"');
  });

  test('of a page are those of its files', () => {
    expect(filesOfPage('/')).toEqual(['site.yaml']);
    expect(filesOfPage('/schedule')).toEqual(['schedule.yaml', 'places.yaml']);
    expect(filesOfPage('/travel?map')).toEqual(['travel.yaml', 'map.yaml']);
    expect(filesOfPage('/thanks')).toEqual(['thanks.yaml', 'site.yaml']);
    expect(filesOfPage('/nowhere')).toEqual(['site.yaml']);
    expect(translationsOf(['faq.yaml'], ['faq.yaml', 'es/faq.yaml', 'es/site.yaml'])).toEqual(['es/faq.yaml']);
  });
});
