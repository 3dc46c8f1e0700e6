import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FIELD, TRANSLATION } from '../../../../desk/page/forms/field/field-kind';
import { useGoal } from '../../../../desk/page/forms/field/use-goal';
import { FileProvider, type FileContext } from '../../../../desk/page/forms/file-context';
import { PageForm } from '../../../../desk/page/forms/page-form';
import { TranslationForm } from '../../../../desk/page/forms/translation/translation-form';
import { useGoalIn } from '../../../../desk/page/forms/use-goal-in';
import { EntryLines } from '../../../../desk/page/forms/value-form';
import { Unsaved } from '../../../../desk/page/shell/status/unsaved';
import { useDesk } from '../../../../desk/page/state/desk-store';
import { useDrafts, type Draft, type DraftKind } from '../../../../desk/page/state/drafts';
import type { EditState, Form, Path, Place } from '../../../../desk/protocol';
import { fileState, forms as described } from '../../../fixtures/desk-state';

// Nothing is mounted here, so effects run during the render.
vi.mock('react', async (importActual) => ({
  ...(await importActual<typeof import('react')>()),
  useEffect: (effect: () => void) => effect(),
}));

// A server’s render shows the initial state of a store, so the tests change that object.
const [desk, drafts] = [useDesk.getInitialState(), useDrafts.getInitialState()];
const [emptyDesk, emptyDrafts] = [{ ...desk }, { ...drafts }];
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(desk, emptyDesk);
  Object.assign(drafts, emptyDrafts);
  useDrafts.setState(emptyDrafts);
});

const form: Form = {
  control: 'entry',
  isOptional: false,
  lines: {
    heading: { control: 'words', isOptional: false },
    address: { control: 'link', isOptional: true },
    hidden: { control: 'list', isOptional: true, item: { control: 'words', isOptional: false } },
  },
};
const site = fileState({ heading: 'Ours', hidden: ['nowhere'] });
const known = { facts: {}, translatedFacts: {}, mistakes: [], warnings: [] };
const state = { files: { 'site.yaml': site }, forms: { site: form }, ...known };

/** A draft that was refused. */
const refused = (place: Place, kind: DraftKind): Draft => ({
  id: 1,
  place,
  kind,
  was: null,
  value: 'our.example',
  queued: undefined,
  sent: undefined,
  isGone: false,
  refusal: { status: 'refused', message: 'This is no link.' },
});

/** Follows a link to a value in `site.yaml`. @returns the path of the value or form that it reaches */
function follow(path: Path): Path | null {
  let reached: Path | null = null;
  Object.assign(desk, { goal: { file: 'site.yaml', path } });
  useDesk.setState(desk);
  renderToStaticMarkup(createElement(() => void (reached = useGoalIn('site.yaml', site.whole, form))));
  return reached;
}

test('a link is followed once, even to a value that no field shows', () => {
  expect(follow(['hidden', 0])).toEqual(['hidden', 0]);
  expect(useDesk.getState().goal).toBeNull();
});

test.each([
  ['a group without fields', ['to']],
  ['a list', ['hidden']],
])('a link to %s moves the focus there', (_what, path) => {
  const lines: Record<string, Form> = {
    ...form.lines,
    to: { control: 'entry', isOptional: true, lines: { sms: { control: 'words', isOptional: true } } },
  };
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  useDesk.setState({ goal: { file: 'site.yaml', path } });
  const value = {
    file: 'site.yaml',
    ...fileState({ hidden: ['faq'], to: {} }),
    form: { ...form, lines },
    state,
    goal: path,
  };
  renderToStaticMarkup(
    createElement(FileProvider, { value: value as unknown as FileContext }, createElement(EntryLines, { path: [] })),
  );
  expect(useDesk.getState().goal).toBeNull();
});

test.each([
  ['an entry moves the focus to its row', ['dishes', 0]],
  // The row would take the focus from the field.
  ['an event to answer for moves the focus only to its field', ['events', 0]],
])('a link to %s', (_what, path) => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  const follow = vi.spyOn(useDesk, 'setState');
  const value = {
    file: 'reply.yaml',
    ...fileState({ events: ['supper'], dishes: [{ name: 'Leek tart' }] }),
    form: described.reply,
    state: { ...state, media: [] },
    goal: path,
  };
  renderToStaticMarkup(
    createElement(FileProvider, { value: value as unknown as FileContext }, createElement(EntryLines, { path: [] })),
  );
  expect(follow.mock.calls).toEqual([[{ goal: null }]]);
  follow.mockRestore();
});

test('in a group without fields, the button that adds lines takes the focus', () => {
  const focused: string[] = [];
  const button = { focus: () => focused.push('Add …'), scrollIntoView: () => {} };
  const root = { querySelector: (of: string) => (of.includes('[data-add]') ? button : null) };
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  vi.stubGlobal('HTMLInputElement', Object);
  renderToStaticMarkup(
    createElement(function Group() {
      useGoal({ current: root as unknown as HTMLElement }, true);
      return null;
    }),
  );
  expect(focused).toEqual(['Add …']);
});

test('a refused new line keeps its field and its link while other panels are open', async () => {
  const path = ['address'];
  // With a new state, the desk sends refused drafts again.
  vi.stubGlobal('document', { querySelector: () => null });
  const server = vi.fn<() => Promise<Response>>(async () => Response.json([{ status: 'refused', message: 'No.' }]));
  vi.stubGlobal('fetch', server);
  // Without a draft, the link leads to the form around the missing line.
  expect(follow(path)).toEqual([]);
  drafts.all = [refused({ file: 'site.yaml', path }, FIELD)];
  useDrafts.setState(drafts);
  expect(follow(path)).toEqual(path);
  useDesk.setState({ state: state as unknown as EditState });
  const value = { file: 'site.yaml', ...site, form, state, goal: null } as unknown as FileContext;
  const fields = createElement(FileProvider, { value }, createElement(EntryLines, { path: [], skip: ['hidden'] }));
  expect(renderToStaticMarkup(fields)).toContain('value="our.example"');
  await vi.waitFor(() => expect(server).toHaveBeenCalledOnce());
});

test('a refused translation is named after the entry that it translates', () => {
  const questions = [{ question: 'Why?' }, { question: 'When?' }];
  const files = { 'faq.yaml': fileState({ questions }), 'es/faq.yaml': fileState({ questions: [questions[1]] }) };
  desk.state = { files, facts: {} } as unknown as EditState;
  drafts.all = [refused({ file: 'es/faq.yaml', path: ['questions', 0, 'answer'] }, TRANSLATION)];
  expect(renderToStaticMarkup(createElement(Unsaved))).toContain('Answer · Why?');
});

test('a link to a refused text shows it from any page, even without a file for it', () => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  const place = { file: 'es/more.yaml', path: ['intro'] };
  const lines: Record<string, Form> = { intro: { control: 'words', isOptional: false } };
  const forms = { more: { control: 'entry', isOptional: false, lines } };
  const files = { 'more.yaml': fileState({ intro: 'Swim' }), 'faq.yaml': fileState({}) };
  Object.assign(desk, { goal: place, state: { files, forms, ...known } });
  useDesk.setState(desk);
  drafts.all = [refused(place, TRANSLATION)];
  expect(renderToStaticMarkup(createElement(PageForm, { files: ['faq.yaml'] }))).toContain('our.example</textarea>');
});

test('another page’s file shows once a link leads to it, until one leads back', () => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  const files = { 'faq.yaml': fileState({}), 'site.yaml': site };
  Object.assign(desk, { state: { files, forms: { site: form, faq: form }, ...known } });
  /** Follows links in order: React repeats a render that sets a state, and each repeat reads the next link. */
  const isOtherShown = (...links: string[]) => {
    const left = links.map((file) => ({ file, path: ['heading'] }));
    const get = () => (left.length > 1 ? left.shift() : left[0]);
    Object.defineProperty(desk, 'goal', { get, set: () => {}, configurable: true });
    return renderToStaticMarkup(createElement(PageForm, { files: ['faq.yaml'] })).includes('Back to this page');
  };
  expect([isOtherShown('site.yaml'), isOtherShown('faq.yaml')]).toEqual([true, false]);
  expect([isOtherShown('site.yaml', 'faq.yaml'), isOtherShown('site.yaml', 'es/faq.yaml')]).toEqual([false, false]);
  Object.defineProperty(desk, 'goal', { value: null, writable: true });
});

test('a preview of a translation is in its language and links to the first language', () => {
  const at: Place = { file: 'places.yaml', path: ['facts', 'day'] };
  const lines: Record<string, Form> = { intro: { control: 'words', isOptional: false } };
  const forms = { more: { control: 'entry', isOptional: false, lines } };
  const files = { 'more.yaml': fileState({ intro: 'On' }), 'es/more.yaml': fileState({ intro: 'El {{facts.day}}' }) };
  const facts = { 'facts.day': { shown: 'Friday', at } };
  const translatedFacts = { es: { 'facts.day': 'viernes' } };
  Object.assign(desk, { state: { files, forms, ...known, facts, translatedFacts } });
  const html = renderToStaticMarkup(createElement(TranslationForm, { file: 'es/more.yaml' }));
  expect(html).toContain('aria-label="viernes: go to where it is written"');
});

test('a finding about a translated text is not shown at a text without translation', () => {
  const lines: Record<string, Form> = {
    id: { control: 'name', isOptional: false },
    title: { control: 'words', isOptional: false },
  };
  const events: Form = { control: 'list', isOptional: false, item: { control: 'entry', isOptional: false, lines } };
  const forms = { schedule: { control: 'entry', isOptional: false, lines: { events } } };
  const first = [
    { id: 'mass', title: 'Mass' },
    { id: 'drinks', title: 'Drinks' },
  ];
  const files = {
    'schedule.yaml': fileState({ events: first }),
    'es/schedule.yaml': fileState({ events: [{ id: 'drinks', title: 'Copas' }] }),
  };
  // In Spanish, event 0 is the drinks; the mass has no translation.
  const at: Place = { file: 'es/schedule.yaml', path: ['events', 0, 'title'] };
  Object.assign(desk, { state: { files, forms, ...known, warnings: [{ message: 'Too long.', at }] } });
  const html = renderToStaticMarkup(createElement(TranslationForm, { file: 'es/schedule.yaml' }));
  expect(html.match(/Too long\.|Copas(?=<)/g)).toEqual(['Copas', 'Too long.']);
});

test('a caption without a picture may be as long in Spanish as in the first language', () => {
  const lines: Record<string, Form> = { caption: { control: 'words', isOptional: false } };
  const cards: Form = { control: 'list', isOptional: false, item: { control: 'entry', isOptional: false, lines } };
  const forms = { story: { control: 'entry', isOptional: false, lines: { cards } } };
  const files = { 'story.yaml': fileState({ cards: [{ caption: 'One' }] }), 'es/story.yaml': fileState({}) };
  Object.assign(desk, { state: { files, forms, ...known } });
  const path = ['cards', 0, 'caption'];
  drafts.all = [{ ...refused({ file: 'es/story.yaml', path }, TRANSLATION), value: 'uno '.repeat(40) }];
  const html = renderToStaticMarkup(createElement(TranslationForm, { file: 'es/story.yaml' }));
  expect(html).toContain('uno uno');
  expect(html).not.toContain('cut off');
});
