import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changesOf } from '../../../../desk/page/forms/entries/companions.ts';
import { isCompanion } from '../../../../desk/page/forms/entries/follow-up.ts';
import { useEntrySteps } from '../../../../desk/page/forms/entries/use-entry-steps.ts';
import { FileProvider, type FileContext } from '../../../../desk/page/forms/file-context.tsx';
import { useDesk } from '../../../../desk/page/state/desk-store.ts';
import { formAt } from '../../../../desk/model/form-at.ts';
import { pathInWords } from '../../../../desk/model/names/place-names.ts';
import { setChange, valueAt } from '../../../../desk/model/values.ts';
import type { Change, EditState, Path, Step, Value } from '../../../../desk/protocol.ts';
import { dataOf, fileState, forms, state } from '../../../fixtures/desk-state.ts';

/** The line and the new value of each change; false if the change sets no value. */
const linesOf = (changes: readonly Change[]) =>
  changes.map((change) => [change.at.path.at(-1), 'value' in change && change.value]);

describe('a change', () => {
  /** Any entry can be removed, but not the whole file. */
  const canRemove = (path: Path) => path.length > 0;

  /** The changes to the only question when one of its lines changes. */
  const changesIn = (question: Record<string, string>, line: string, was: string | null, value: string | null) => {
    const known = { ...state, files: { 'faq.yaml': fileState({ questions: [question] }) } };
    return linesOf(changesOf(known, 'faq.yaml', ['questions', 0, line], was, value));
  };

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
    expect(setChange(data, at, 'Asked', null, canRemove)).toEqual({
      kind: 'set',
      at: { file: 'site.yaml', path: ['pages'] },
      was: { faq: { menu: 'Asked' } },
      value: null,
    });
    expect(setChange(data, at, 'Asked', null)).toMatchObject({ at, value: null });
  });

  test('removes an entry that it leaves with defaults only, unless the couple named it', () => {
    const files = {
      'site.yaml': fileState({ language: 'en', words: { home: 'Start' } }),
      'map.yaml': fileState({ kinds: { train: { legend: 'train' } }, ways: { fromVisp: { kind: 'train' } } }),
    };
    const pathOf = (file: string, path: Path, was: string) =>
      changesOf({ ...state, files }, file, path, was, null).map(({ at }) => at.path.join('.'));
    expect(pathOf('site.yaml', ['words', 'home'], 'Start')).toEqual(['words']);
    expect(pathOf('map.yaml', ['kinds', 'train', 'legend'], 'train')).toEqual(['kinds.train.legend']);
  });

  test('leaves an entry’s other lines if another window has removed the changed one', () => {
    const at = { file: 'site.yaml', path: ['pages', 'faq', 'menu'] };
    const data = { pages: { faq: { title: 'Questions' } } };
    expect(setChange(data, at, 'Asked', null, canRemove)).toMatchObject({ at, was: 'Asked' });
  });

  test('adds the labels and answers of a follow-up question only with its `ask`', () => {
    expect(isCompanion('faq.yaml', 'yesLabel', { question: 'Kids?' })).toBe(true);
    expect(isCompanion('faq.yaml', 'yesLabel', { question: 'Kids?', ask: 'How many?' })).toBe(false);
    expect(isCompanion('faq.yaml', 'ask', {}) || isCompanion('site.yaml', 'colours', {})).toBe(false);
  });

  test('completes a follow-up question that was written by hand, and keeps its lines', () => {
    const asked = changesIn({ yes: 'Good.' }, 'ask', null, 'How many?');
    expect(asked.map(([line]) => line)).toEqual(['ask', 'yesLabel', 'noLabel', 'no']);
    const started = { ask: 'How many?', yesLabel: 'Some', yes: 'Good.', no: 'A pity.' };
    expect(changesIn(started, 'noLabel', null, 'None')).toEqual([['noLabel', 'None']]);
    // `checkFaq` refuses a missing part, so the rest of the question stays.
    expect(changesIn(started, 'yes', 'Good.', null)).toEqual([['yes', null]]);
    const answered = changesIn({ yes: 'Good.' }, 'answer', null, 'Yes.');
    expect(answered).toEqual([
      ['yes', null],
      ['answer', 'Yes.'],
    ]);
    const both = { answer: 'Yes.', ask: 'How many?' };
    expect(changesIn(both, 'ask', 'How many?', null)).toEqual([['ask', null]]);
  });

  test('replaces an answer with a follow-up question, or the reverse, in one step', () => {
    const data = { questions: [{ question: 'Kids?', answer: 'Yes.' }] };
    const known = { ...state, files: { 'faq.yaml': fileState(data) } };
    const asking = changesOf(known, 'faq.yaml', ['questions', 0, 'ask'], null, 'How many?');
    expect(linesOf(asking).map(([line, value]) => [line, value !== null])).toEqual([
      ['answer', false],
      ['ask', true],
      ['yesLabel', true],
      ['noLabel', true],
      ['yes', true],
      ['no', true],
    ]);
    const asked = { questions: [{ question: 'Kids?', ask: 'How many?', yes: 'Good.' }] };
    const knownAsked = { ...state, files: { 'faq.yaml': fileState(asked) } };
    const answering = changesOf(knownAsked, 'faq.yaml', ['questions', 0, 'answer'], null, 'Yes.');
    expect(linesOf(answering)).toEqual([
      ['ask', null],
      ['yes', null],
      ['answer', 'Yes.'],
    ]);
    expect(changesOf(known, 'faq.yaml', ['questions', 0, 'answer'], 'Yes.', 'No.')).toHaveLength(1);
  });

  test('keeps the couple’s answer when a question gets or loses its follow-up question', () => {
    expect(changesIn({ answer: 'Bring them.' }, 'ask', null, 'How many?')).toContainEqual(['yes', 'Bring them.']);
    const asked = { ask: 'How many?', yesLabel: 'Some', noLabel: 'None', yes: 'Bring them.', no: 'A pity.' };
    expect(changesIn(asked, 'ask', 'How many?', null)).toContainEqual(['answer', 'Bring them.']);
  });

  test('of a new event’s title sets its short name; other titles leave it unchanged', () => {
    const events = [
      { id: 'newEvent', title: 'New event' },
      { id: 'brunch', title: 'Brunch' },
    ];
    const known = {
      ...state,
      files: { 'schedule.yaml': fileState({ events }), 'es/schedule.yaml': fileState({ events }) },
    };
    const renamed = changesOf(known, 'schedule.yaml', ['events', 0, 'title'], 'New event', 'Brunch');
    expect(renamed[1]).toMatchObject({ at: { path: ['events', 0, 'id'] }, was: 'newEvent', value: 'brunch2' });
    expect(changesOf(known, 'schedule.yaml', ['events', 1, 'title'], 'Brunch', 'Lunch')).toHaveLength(1);
    // A translated event is found by its short name.
    expect(changesOf(known, 'es/schedule.yaml', ['events', 0, 'title'], 'New event', 'Almuerzo')).toHaveLength(1);
  });

  test('of a title that only starts like a placeholder leaves the short name unchanged', () => {
    const events = [{ id: 'newYearBrunch', title: 'New Year brunch' }];
    const known = { ...state, files: { 'schedule.yaml': fileState({ events }) } };
    const path = ['events', 0, 'title'];
    expect(changesOf(known, 'schedule.yaml', path, 'New Year brunch', 'Late brunch')).toHaveLength(1);
  });

  test('of a picture removes the lines that only applied to the old one', () => {
    const member = { name: 'June', photo: 'june.jpg', focus: 'left top', rotate: 90, blurb: 'Sings.' };
    const known = { ...state, files: { 'party.yaml': fileState({ sides: [{ title: 'Hers', members: [member] }] }) } };
    const path = ['sides', 0, 'members', 0, 'photo'];
    const changes = changesOf(known, 'party.yaml', path, 'june.jpg', 'new.jpg');
    expect(linesOf(changes)).toEqual([
      ['photo', 'new.jpg'],
      ['focus', null],
      ['rotate', null],
    ]);
  });

  test('is named in words', () => {
    const nameOf = (...path: Path) => pathInWords(path, dataOf('schedule.yaml'));
    expect(nameOf('events', 1, 'title')).toBe('the title of Wedding by the lake');
    expect(nameOf('words', 'guestTime')).toBe('the words for “Guest time”');
    expect(nameOf('couple')).toBe('the couple');
    expect(nameOf('facts', 'rsvpEmail')).toBe('the RSVP email (facts)');
    expect(nameOf('intro')).toBe('the intro');
    expect(nameOf('events', 1)).toBe('event 2');
    const stays = { items: [{ name: '{{places.inn.name}}' }] };
    const facts = { 'places.inn.name': { shown: 'The Inn', at: null } };
    expect(pathInWords(['items', 0, 'rate'], stays, facts)).toBe('the rate of The Inn');
    // A long name is cut as guests read it, never within a reference.
    const asked = { items: [{ question: 'How far is it on foot from the station to {{places.inn.name}}?' }] };
    expect(pathInWords(['items', 0, 'answer'], asked, facts)).toBe(
      'the answer of How far is it on foot from the station to The…',
    );
    expect(pathInWords(['goal'], {})).toBe('the place of the wedding');
    const words = { words: { menu: 'Menu', home: 'Home' }, locked: { title: 'For guests', wrong: 'Not quite' } };
    expect(pathInWords(['words', 'home'], words)).toBe('the words for “Home”');
    expect(pathInWords(['locked', 'wrong'], words)).toBe('the words for “Wrong”');
  });
});

describe('the steps of a list', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    useDesk.setState(useDesk.getInitialState());
  });

  const knownWith = (file: string, data: Value, version: number) =>
    ({ version, files: { [file]: fileState(data) }, forms: {}, facts: {}, media: [] }) as unknown as EditState;
  /** Renders a list of a known state. @returns the functions that its buttons call */
  const renderSteps = (file: 'faq' | 'schedule', list: string, known: EditState) => {
    vi.stubGlobal('document', { activeElement: null, querySelector: () => null });
    useDesk.setState({ state: known });
    const own = known.files[`${file}.yaml`];
    const context = { file: `${file}.yaml`, ...own, form: forms[file], state: known, goal: null };
    const values = valueAt(own?.whole, [list]) as Value[];
    const steps: Partial<ReturnType<typeof useEntrySteps>> = {};
    const List = () => void Object.assign(steps, useEntrySteps([list], values, { current: null }));
    renderToStaticMarkup(createElement(FileProvider, { value: context as FileContext }, createElement(List)));
    return steps;
  };

  test('add an entry like the last one that is saved, even before the list shows it', async () => {
    const [supper, feast] = [
      { title: 'Supper', date: '2027-09-17' },
      { title: 'Feast', date: '2027-09-18' },
    ];
    const steps = renderSteps('schedule', 'events', knownWith('schedule.yaml', { events: [supper, feast] }, 1));
    const moved = knownWith('schedule.yaml', { events: [{ ...supper, date: '2027-09-16' }] }, 2);
    const sent: Step[] = [];
    vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string }) => {
      if (!address.endsWith('change')) return Response.json(moved);
      sent.push(...(JSON.parse(body) as Step[]));
      return Response.json([{ status: 'done' }]);
    });
    const item = formAt(forms.schedule, ['events'])?.item;
    const onStart = vi.fn<(index: number) => void>();
    // Another step has just moved the supper and removed the feast; the list still shows both.
    useDesk.setState({ state: moved });
    if (item) await steps.add?.(item, onStart);
    expect(onStart).toHaveBeenCalledWith(1);
    expect(sent).toMatchObject([
      {
        label: 'a new event',
        changes: [{ kind: 'insert', at: { path: ['events', 1] }, length: 1, value: { date: '2027-09-16' } }],
      },
    ]);
  });

  test('move or remove an entry that was just moved before the list shows it', async () => {
    let questions = ['a', 'b', 'c'].map((question) => ({ question }));
    let version = 1;
    const labels: string[] = [];
    const stateNow = () => knownWith('faq.yaml', { questions }, version);
    vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string }) => {
      if (!address.endsWith('change')) return Response.json(stateNow());
      const all = JSON.parse(body) as Step[];
      labels.push(...all.map(({ label }) => label));
      const [change] = all.flatMap(({ changes }) => changes);
      const index = Number(change?.at.path[1]);
      const others = questions.toSpliced(index, 1);
      questions =
        change?.kind === 'move' ? others.toSpliced(change.to, 0, ...questions.slice(index, index + 1)) : others;
      version += 1;
      return Response.json([{ status: 'done' }]);
    });
    const steps = renderSteps('faq', 'questions', stateNow());
    void steps.move?.(0, (index) => index + 1, 'toggle');
    await steps.move?.(0, (index) => index + 1, 'toggle');
    expect(questions).toEqual([{ question: 'b' }, { question: 'c' }, { question: 'a' }]);
    expect(useDesk.getState().message).toBe('a is now 3 of 3.');
    steps.remove?.(0);
    await vi.waitFor(() => expect(questions).toEqual([{ question: 'b' }, { question: 'c' }]), { interval: 1 });
    expect(labels).toEqual(['the order of the questions', 'the order of the questions', 'the removal of a']);
  });
});
