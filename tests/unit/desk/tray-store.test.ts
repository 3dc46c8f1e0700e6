import { createElement, type DragEvent, type KeyboardEvent as KeyEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeOfCard, readCards, type Card, type CardLine } from '../../../desk/model/cards';
import type { EditState, Form, Refusal, Value } from '../../../desk/protocol';
import { FIELD } from '../../../desk/page/forms/field/field-kind';
import { hasAnythingUnsaved } from '../../../desk/page/shell/leave';
import { onUndoKey, undoLast } from '../../../desk/page/shell/undo';
import { useDesk } from '../../../desk/page/state/desk-store';
import { typeDraft, useDrafts, type DraftKind } from '../../../desk/page/state/drafts';
import { save, saveDraft } from '../../../desk/page/state/saving';
import { AddCards } from '../../../desk/page/tray/adding/add-cards';
import { addImported, describeAdded } from '../../../desk/page/tray/adding/add-imported';
import { addFiles, stopAdding, useAdding } from '../../../desk/page/tray/adding/import-files';
import { useFileDrop } from '../../../desk/page/ui/use-file-drop';
import { describeNews } from '../../../desk/page/tray/phone/phone-panel';
import { CardFields } from '../../../desk/page/tray/form/card-fields';
import { pressKey } from '../../../desk/page/tray/grid/grid-keys';
import { updateFocus } from '../../../desk/page/tray/grid/update-focus';
import {
  clearSelection,
  moveSelected,
  removeSelected,
  select,
  startRange,
} from '../../../desk/page/tray/selection/selection';
import { removeCard } from '../../../desk/page/tray/cards/steps';
import { writeCaption } from '../../../desk/page/tray/phone/arrived';
import { closeCard, closeOnEscape, openCard, showForm, updateOpenCard } from '../../../desk/page/tray/open-card';
import { changeCards, endMove, moveByKey, useTray } from '../../../desk/page/tray/tray-store';
import { describeForms } from '../../../desk/server/state/forms.ts';

vi.hoisted(() => {
  // The tray’s store reads the session’s storage when it is imported.
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
});

const cards: Card[] = ['{{couple}}', 'b', 'c'].map((caption) => ({ date: 'June 2017', caption }));
const forms: Record<string, Form> = describeForms();
/** The desk’s state, with these cards in the story. */
const stateWith = (version: number, written = cards) =>
  ({
    version,
    files: { 'story.yaml': { data: { cards: written }, whole: { cards: written } } },
    facts: { couple: { shown: 'Ann & Bo', at: null } },
    forms,
    undo: null,
  }) as unknown as EditState;

const refusal: Refusal = { status: 'refused', message: 'No.' };
/** A field whose text is written as it is. */
const inPlace: DraftKind = {
  tidy: (_place, value) => value,
  step: (at, was, value) => ({ label: 'the heading', changes: [{ kind: 'set', at, was, value }] }),
};
const HEADING = { file: 'story.yaml', path: ['heading'] };

/** The last segment of each address that the desk has requested. */
let requests: string[];
/** How the server answers a change. */
let changeAnswer: object;
/** The body of the last request. */
let sent: unknown;
/** Ends the upload that the server is receiving. */
let endUpload: () => void;
/** How the server answers an upload. */
let uploadAnswer: object;

beforeEach(() => {
  requests = [];
  changeAnswer = { status: 'done' };
  uploadAnswer = { status: 'refused', message: 'No.' };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: unknown } = {}) => {
    const segment = address.replace(/.*\/|\?.*/g, '');
    requests.push(segment);
    sent = body ?? sent;
    if (segment === 'state') return Response.json(stateWith(requests.length + 1));
    if (segment !== 'media') return Response.json(segment === 'change' ? [changeAnswer] : { status: 'done' });
    await new Promise<void>((resolve) => (endUpload = resolve));
    return Response.json(uploadAnswer);
  });
  useDesk.setState({ state: stateWith(1) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useTray.setState(useTray.getInitialState());
  useDrafts.setState(useDrafts.getInitialState());
  useDesk.setState(useDesk.getInitialState());
});

test('undo right after a move by key undoes that move', async () => {
  moveByKey(0, 1);
  await undoLast();
  expect(requests.filter((segment) => segment !== 'state')).toEqual(['change', 'undo']);
});

test('undo right after a move by key that is refused undoes nothing older', async () => {
  changeAnswer = { status: 'refused', message: 'No.' };
  moveByKey(0, 1);
  await undoLast();
  expect(requests).toEqual(['change']);
  expect(useTray.getState()).toMatchObject({ ahead: null, trouble: changeAnswer });
});

test('a change is not saved while story.yaml cannot be read, as the tray says', async () => {
  const changed = changeCards((written) => removeCard(written, 0));
  useDesk.setState({ state: { ...stateWith(2), files: {} } });
  expect(await changed).toBe(false);
  expect(useTray.getState()).toMatchObject({ ahead: null, trouble: { message: /^story\.yaml cannot be read/ } });
});

test.each([
  ['a draft', () => saveDraft(typeDraft(HEADING, inPlace, 'Our story', 'Us'))],
  [
    'a draft that no step can save',
    () => saveDraft(typeDraft(HEADING, { ...inPlace, step: () => refusal }, 'Our story', '')),
  ],
  [
    'a step',
    () => save({ label: 'the heading', changes: [{ kind: 'set', at: HEADING, was: 'Our story', value: 'Us' }] }),
  ],
  ['a step that cannot be made', () => save(() => refusal)],
])('undo while %s is being saved undoes nothing older if the save is refused', async (_what, startSave) => {
  changeAnswer = refusal;
  const saving = startSave();
  await undoLast();
  await saving;
  expect(requests).not.toContain('undo');
  await undoLast();
  expect(requests).toContain('undo');
});

test('a move by key is dropped if the change before it was not saved', async () => {
  vi.useFakeTimers();
  const { changes } = removeCard(cards, 0).step;
  changeAnswer = { status: 'conflict', at: changes[0]?.at };
  const removal = changeCards((current) => removeCard(current, 0));
  moveByKey(0, 1);
  expect(await removal).toBe(false);
  changeAnswer = { status: 'done' };
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(requests).toEqual(['change', 'state']);
  expect(useTray.getState()).toMatchObject({ ahead: null, trouble: { status: 'conflict' } });
});

test('a move by key moves the same card after another window adds one before it', async () => {
  moveByKey(2, 1);
  useDesk.setState({ state: stateWith(2, [{ date: 'May 2017', caption: 'new' }, ...cards]) });
  endMove();
  await vi.waitFor(() => expect(requests).toEqual(['change', 'state']), { interval: 1 });
  expect(sent).toContain('"was":{"date":"June 2017","caption":"c"}');
});

test('a moved card is announced and named with its references resolved', async () => {
  moveByKey(0, 1);
  endMove();
  expect(useTray.getState().announcement).toBe('Card “Ann & Bo” is now 2 of 3.');
  await vi.waitFor(() => expect(sent).toContain('"the move of card “Ann & Bo” to place 2"'), { interval: 1 });
});

test('a selected card becomes the current one, from which the arrow keys continue', () => {
  select(2, false);
  expect(useTray.getState()).toMatchObject({ selected: ['June 2017: c'], current: 2 });
});

test('a focused card stays current when a card appears before it', () => {
  const body = {};
  const tiles = ['new', 'a', 'b'].map((name) => ({
    contains: (element: unknown) => element === name,
    querySelector: () => ({ focus: () => vi.stubGlobal('document', { body, activeElement: name }) }),
  }));
  const focusAfter = (activeElement: unknown, isSame: boolean) => {
    vi.stubGlobal('document', { body, activeElement });
    updateFocus({ children: tiles } as unknown as HTMLElement, 0, isSame);
    return document.activeElement;
  };
  expect(focusAfter('a', true)).toBe('a');
  expect(useTray.getState().current).toBe(1);
  // Otherwise the grid would render for ever.
  const onChange = vi.fn<() => void>();
  const stop = useTray.subscribe(onChange);
  expect(focusAfter('new', true)).toBe('new');
  stop();
  expect(onChange).not.toHaveBeenCalled();
  // A removed card leaves the focus on the body; a key or a move has already set another current card.
  expect([focusAfter(body, true), focusAfter('a', false), focusAfter('field', true)]).toEqual(['new', 'new', 'field']);
});

test('a selection does not count a card that was removed meanwhile', () => {
  useTray.setState({ selected: ['June 2017: b', 'gone.jpg'] });
  select(2, false);
  expect(useTray.getState().announcement).toBe('2 cards selected.');
});

test('Shift and an arrow key select from the focused card, not from the last range', () => {
  /** Presses Shift+ArrowRight on these cards. @returns the last letter of each selected card’s key: `}` for `{{couple}}` */
  const selectFrom = (...focused: number[]) => {
    for (const current of focused) {
      const event = { key: 'ArrowRight', shiftKey: true, preventDefault: () => {} } as unknown as KeyEvent;
      pressKey(event, { cards, current, chosen: [], isDragging: false, columns: 1 });
    }
    return useTray.getState().selected.map((key) => key.at(-1));
  };
  startRange(0);
  expect(selectFrom(1)).toEqual(['b', 'c']);
  clearSelection();
  expect(selectFrom(1)).toEqual(['b', 'c']);
  clearSelection();
  select(2, false);
  expect(selectFrom(0)).toEqual(['c', '}', 'b']);
  clearSelection();
  expect(selectFrom(0, 1)).toEqual(['}', 'b', 'c']);
});

test('Escape that cancels a drag of several cards leaves them selected', () => {
  const press = (isDragging: boolean) =>
    pressKey({ key: 'Escape' } as KeyEvent, { cards, current: 0, chosen: [0, 1], isDragging, columns: 1 });
  select(0, false);
  select(1, true);
  press(true);
  expect(useTray.getState().selected).toHaveLength(2);
  press(false);
  expect(useTray.getState().selected).toEqual([]);
});

test('a card’s form shows its top, then the focused field, or focuses its title', () => {
  const actions: string[] = [];
  const element = (name: string) => ({
    scrollIntoView: () => actions.push(`scroll to ${name}`),
    focus: () => actions.push(`focus ${name}`),
  });
  const [form, field, title] = [element('form'), element('field'), element('title')] as unknown as HTMLElement[];
  const show = (activeElement: unknown) => {
    vi.stubGlobal('document', { activeElement });
    if (form && title) showForm(Object.assign(form, { contains: (part: unknown) => part === field }), title);
    return actions.splice(0);
  };
  expect(show(field)).toEqual(['scroll to form', 'scroll to field']);
  expect(show(null)).toEqual(['scroll to form', 'focus title']);
});

test('a caption no longer counts as a suggestion while the couple type their own', () => {
  const card: Card = { date: 'June 2017', caption: 'June 2017' };
  const show = () => renderToStaticMarkup(createElement(CardFields, { cards: [card], card, index: 0, goal: null }));
  expect(show()).toContain('only a suggestion');
  typeDraft(placeOfCard(0, 'caption'), FIELD, card.caption, 'Our first summer');
  // A server's render shows a store's initial state.
  const initial = useDrafts.getInitialState();
  const withoutDrafts = { ...initial };
  Object.assign(initial, useDrafts.getState());
  expect(show()).not.toContain('only a suggestion');
  Object.assign(initial, withoutDrafts);
});

test.each<[typed: string, line: CardLine, was: Value, label: string, changes: [CardLine, Value][]]>([
  [
    ' July 2018 ',
    'date',
    'June 2017',
    'date of June 2017',
    [
      ['date', 'July 2018'],
      ['caption', 'July 2018'],
    ],
  ],
  // The server refuses an empty caption, as it does every line that a card needs.
  [' ', 'caption', 'June 2017', 'caption of June 2017', [['caption', '']]],
  [' ', 'date', 'June 2017', 'date of June 2017', [['date', '']]],
  [' ', 'alt', 'A lake', 'description of June 2017', [['alt', null]]],
  ['superlike', 'allowedSwipe', null, 'direction of June 2017', [['allowedSwipe', 'superlike']]],
])('what a couple type into a card’s form is saved tidied: “%s” as the %s', (typed, line, was, label, changes) => {
  const card: Card = { date: 'June 2017', caption: 'June 2017', alt: 'A lake' };
  useDesk.setState({ state: stateWith(1, [card]) });
  const at = placeOfCard(0, line);
  expect(FIELD.step(at, was, FIELD.tidy(at, typed))).toEqual({
    label: `the ${label}`,
    changes: changes.map(([name, value]) => ({
      kind: 'set',
      at: placeOfCard(0, name),
      was: card[name] ?? null,
      value,
    })),
  });
});

test('a caption typed on a phone is saved, unless the card is gone or the caption is empty or the same', async () => {
  const card: Card = { date: 'June 2017', caption: 'b', photo: 'b.jpg' };
  useDesk.setState({ state: stateWith(1, [card]) });
  for (const [name, caption] of [
    ['gone.jpg', 'Ice'],
    ['b.jpg', ''],
    ['b.jpg', 'b'],
  ] as const)
    await writeCaption(name, caption);
  expect(requests).toEqual([]);
  await writeCaption('b.jpg', 'Ice');
  const change = { kind: 'set', at: placeOfCard(0, 'caption'), was: 'b', value: 'Ice' };
  expect(sent).toContain(JSON.stringify({ label: 'the caption of card 1', changes: [change] }).slice(1, -1));
});

test('a line of a wrong type shows as it is in the file, so that its first edit is no conflict', () => {
  const [card] = readCards({ cards: [{ date: 'June 2017', caption: 'b', photo: 'b.jpg', alt: 2018 }] }) ?? [];
  if (!card) throw new Error('The card was not read.');
  const form = createElement(CardFields, { cards: [card], card, index: 0, goal: null });
  expect(renderToStaticMarkup(form)).toContain('>2018</textarea>');
});

test('a range by Shift begins where the selected cards have moved to', () => {
  select(0, false);
  moveSelected(1);
  select(2, true);
  expect(useTray.getState().selected).toEqual(['June 2017: {{couple}}', 'June 2017: c']);
});

test('the card after several removed ones becomes current', () => {
  select(0, false);
  select(1, true);
  removeSelected();
  expect(useTray.getState()).toMatchObject({ selected: [], current: 0 });
});

test('a card that moved while its form was open is current once the form closes', () => {
  openCard(0);
  updateOpenCard(2, ['b', 'c', 'a']);
  closeCard();
  expect(useTray.getState().current).toBe(2);
});

test('Escape closes a card’s form, but not if it cancels an IME composition', () => {
  const press = (isComposing: boolean) =>
    closeOnEscape({ key: 'Escape', nativeEvent: { isComposing } } as unknown as KeyEvent);
  openCard(0);
  press(true);
  expect(useTray.getState().open?.index).toBe(0);
  press(false);
  expect(useTray.getState().open).toBeNull();
});

test('files dropped after Stop are uploaded, files queued before Stop are not', async () => {
  const file = (name: string) => new File(['x'], name);
  const adding = addFiles([new File([], 'empty.jpg'), file('one.jpg'), file('two.jpg')]);
  await vi.waitFor(() => expect(useAdding.getState().progress).toMatchObject({ name: 'one.jpg' }));
  stopAdding();
  expect(useAdding.getState().progress).toMatchObject({ done: 1, count: 3, note: expect.stringContaining('Stopping') });
  await addFiles([file('three.jpg')]);
  endUpload();
  await vi.waitFor(() => expect(useAdding.getState().progress).toMatchObject({ name: 'three.jpg' }));
  endUpload();
  await adding;
  // The server refuses three.jpg, so it was sent. The answer about one.jpg came after Stop and is ignored.
  const refused = [{ name: 'empty.jpg' }, { name: 'three.jpg' }];
  expect(useAdding.getState()).toMatchObject({ progress: null, refused });
});

test('an import whose files are all done is unsaved until their cards are saved', async () => {
  uploadAnswer = { status: 'imported', name: 'new.jpg', kind: 'photo', takenOn: null };
  const adding = addFiles([new File(['x'], 'new.jpg')]);
  expect(hasAnythingUnsaved()).toBe(true);
  const seen: unknown[] = [];
  const note = (done?: number) =>
    seen.push({ done, hasSentCards: requests.includes('change'), isUnsaved: hasAnythingUnsaved() });
  const unsubscribe = useAdding.subscribe(({ progress }) => note(progress?.done));
  endUpload();
  await adding;
  unsubscribe();
  expect(seen).toEqual([
    { done: 1, hasSentCards: false, isUnsaved: true },
    { done: undefined, hasSentCards: true, isUnsaved: false },
  ]);
});

test('an import does not replace a card that was opened meanwhile', async () => {
  uploadAnswer = { status: 'imported', name: 'new.jpg', kind: 'photo', takenOn: '2016-01-01' };
  const adding = addFiles([new File(['x'], 'new.jpg')]);
  openCard(1);
  endUpload();
  await adding;
  expect(requests).toContain('change');
  expect(useTray.getState().open?.index).toBe(1);
});

test('a new card opens after another window has added one before it', async () => {
  const file = { status: 'imported', name: 'new.jpg', kind: 'photo', takenOn: '2017-05-20' } as const;
  const adding = addImported([{ file, originalName: 'new.jpg' }], true);
  useDesk.setState({ state: stateWith(99, [{ date: 'May 2017', caption: 'other' }, ...cards]) });
  await adding;
  expect(useTray.getState().open?.index).toBe(1);
});

test('a photo gets its card even if the language in site.yaml is not a language code', async () => {
  const site = { data: { language: 'de_DE' }, whole: null };
  useDesk.setState(({ state }) => ({ state: state && { ...state, files: { ...state.files, 'site.yaml': site } } }));
  const file = { status: 'imported', name: 'new.jpg', kind: 'photo', takenOn: '2017-05-20' } as const;
  expect(await addImported([{ file, originalName: 'new.jpg' }], false)).toBe(true);
});

test('only dated photos are called sorted; the others have a guessed date at the end', () => {
  const file = { status: 'imported', name: 'a.jpg', kind: 'photo', takenOn: null } as const;
  const dated = { ...file, takenOn: '2017-05-20' };
  const guess = 'at the end, with a guessed date. Correct it there.';
  expect(describeAdded([file])).toContain(
    `One new card. The file does not record when it was taken: its card is ${guess}`,
  );
  expect(describeAdded([file, dated])).toContain(
    `2 new cards, sorted by date. One file does not record when it was taken: its card is ${guess}`,
  );
  expect(describeAdded([dated])).toMatch(/^One new card, sorted by date\. The captions/);
  expect(describeNews([], [], [file])).toContain('One new card. The file does not record when it was taken');
});

test.each([
  ['words dragged within a field', { dataTransfer: { types: ['text/plain'], items: [] } }],
  ['a file for a picture in its form', { dataTransfer: { types: ['Files'], items: [] }, defaultPrevented: true }],
])('the tray does not take %s', (_what, event) => {
  const preventDefault = vi.fn<() => void>();
  const drag = { ...event, preventDefault } as unknown as DragEvent;
  const tray: Partial<ReturnType<typeof useFileDrop>> = {};
  renderToStaticMarkup(createElement(() => void Object.assign(tray, useFileDrop(closeCard))));
  openCard(0);
  tray.handlers?.onDragOver(drag);
  tray.handlers?.onDrop(drag);
  expect(preventDefault).not.toHaveBeenCalled();
  expect(useTray.getState().open?.index).toBe(0);
});

test('a camcorder’s film can be chosen for a new card', () => {
  vi.stubGlobal('location', { hostname: 'localhost' });
  const props = { isEmpty: true, isPhoneOpen: false, onTogglePhone: () => {} };
  expect(renderToStaticMarkup(createElement(AddCards, props))).toMatch(/accept="[^"]*\.mts/);
});

test('undo and redo have their keys on QWERTZ and non-Latin keyboards, too', async () => {
  const press = (key: string, code: string, shiftKey = false) =>
    onUndoKey({ key, code, ctrlKey: true, shiftKey, target: null, preventDefault: () => {} } as KeyboardEvent);
  // Ctrl+Shift+Y is left to the browser: only the second press does something.
  press('Y', 'KeyY', true);
  press('я', 'KeyZ');
  await vi.waitFor(() => expect(requests).toEqual(['undo', 'state']));
  press('н', 'KeyY');
  await vi.waitFor(() => expect(requests.slice(2)).toEqual(['redo', 'state']));
  press('y', 'KeyZ');
  await vi.waitFor(() => expect(requests.slice(4)).toEqual(['redo', 'state']));
});
