import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  hasOldDescription,
  importNote,
  importPicture,
  putPicture,
  importingState,
  takeFirst,
  warnIfBusy,
} from '../../../desk/page/pictures/change-picture';
import { pictureUseOf } from '../../../src/model/pictures/picture-use';
import { sourceStemOf, stemOf } from '../../../src/model/pictures/stem';
import { findPictures, followPicture } from '../../../desk/page/pictures/overlay/find-pictures';
import { refuseFiles } from '../../../desk/page/pictures/overlay/use-dropped-files';
import { watchPage } from '../../../desk/page/pictures/overlay/use-frame-pictures';
import { pictureStep } from '../../../desk/page/pictures/picture-step';
import { entryAt, ownerOf } from '../../../desk/page/pictures/picture-entry';
import { cropChanges, readCrops, rotateRight, UNCROPPED, type Crop } from '../../../desk/page/pictures/crop/crop';
import { CropControls } from '../../../desk/page/pictures/crop/crop-controls';
import { visiblePart } from '../../../desk/page/pictures/crop/visible-part';
import { slotsOf } from '../../../desk/page/pictures/crop/slots';
import { useDesk } from '../../../desk/page/state/desk-store';
import { hasUnsavedWork } from '../../../desk/page/state/unsaved-work';
import { valueAt, type Entry } from '../../../desk/model/values';
import type { EditState, Form, Place, Value } from '../../../desk/protocol';
import { clampFocus, focusOf, readFocus, writeFocus } from '../../../src/model/pictures/focus.ts';
import { cutOf as cutOfPhoto } from '../../../build/media/photos/cut-photo.ts';
import { describeForms } from '../../../desk/server/state/forms.ts';

const forms: Record<string, Form> = describeForms();

/** The desk’s state for these files. */
const stateOf = (files: Record<string, Value>): EditState => ({
  version: 1,
  files: Object.fromEntries(Object.entries(files).map(([name, data]) => [name, { data, whole: data }])),
  forms,
  facts: {},
  translatedFacts: {},
  progress: {},
  isAllSample: false,
  media: [],
  suggestedCover: null,
  palettes: {},
  matched: {},
  pictures: {},
  mistakes: [],
  warnings: [],
  samples: [],
  undo: null,
  redo: null,
});

const state = stateOf({
  'story.yaml': {
    cards: [
      { date: 'June 2017', photo: 'one.jpg', focus: '30% 60%', caption: 'One' },
      { date: 'July 2017', video: 'two.mp4', start: '0:04', caption: 'Two' },
      { date: 'May 2018', photo: 'one.jpg', caption: 'Three' },
    ],
  },
  'party.yaml': { sides: [{ title: 'Hers', members: [{ name: 'June', photo: 'june.jpg', focus: 'left top' }] }] },
  'site.yaml': { cover: { photo: 'sea.jpg' }, shareImage: 'us.jpg', shareImageAlt: '{{couple.names}}' },
  'more.yaml': { parts: [{ title: '{{beach}}', photo: 'sea.jpg' }] },
  'thanks.yaml': { pet: 'dog.svg', petAlt: 'A dog' },
});

const at = (file: string, ...path: (string | number)[]): Place => ({ file, path });
type Picture = Parameters<typeof pictureStep>[2];
const photo: Picture = { name: 'new.jpg', kind: 'photo' };
const film: Picture = { name: 'new.mov', kind: 'video' };

const formatValue = (value: Value) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The changes that replace a picture, each as `file path: old → new`; null for none, or why there are none. */
const replace = (place: Place, picture: Picture) => {
  const step = pictureStep(state, place, picture);
  if (step === null || typeof step === 'string') return step;
  return step.changes.map((change) =>
    change.kind === 'set'
      ? `${change.at.file} ${change.at.path.join('.')}: ${formatValue(change.was)} → ${formatValue(change.value)}`
      : change.kind,
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
  useDesk.setState(useDesk.getInitialState());
});

describe('replacing a picture', () => {
  test('replaces the old file and removes lines that only applied to it', () => {
    expect(replace(at('party.yaml', 'sides', 0, 'members', 0, 'photo'), photo)).toEqual([
      'party.yaml sides.0.members.0.photo: june.jpg → new.jpg',
      'party.yaml sides.0.members.0.focus: left top → null',
    ]);
    expect(replace(at('thanks.yaml', 'pet'), photo)).toEqual(['thanks.yaml pet: dog.svg → new.jpg']);
  });

  test('swaps photo and film on a card: sets the new line, then removes the old ones', () => {
    expect(replace(at('story.yaml', 'cards', 1, 'video'), photo)).toEqual([
      'story.yaml cards.1.photo: null → new.jpg',
      'story.yaml cards.1.start: 0:04 → null',
      'story.yaml cards.1.video: two.mp4 → null',
    ]);
    expect(replace(at('story.yaml', 'cards', 0, 'photo'), film)).toEqual([
      'story.yaml cards.0.video: null → new.mov',
      'story.yaml cards.0.focus: 30% 60% → null',
      'story.yaml cards.0.photo: one.jpg → null',
    ]);
    // After an undo, an open menu may still name the line that the card no longer has.
    expect(replace(at('story.yaml', 'cards', 2, 'video'), film)).toEqual([
      'story.yaml cards.2.video: null → new.mov',
      'story.yaml cards.2.photo: one.jpg → null',
    ]);
  });

  test('refuses a film outside cards, and does nothing for the same file', () => {
    expect(replace(at('site.yaml', 'cover', 'photo'), film)).toMatch(/Films play only on story cards/);
    expect(replace(at('site.yaml', 'cover', 'photo'), { ...photo, name: 'sea.jpg' })).toBeNull();
  });

  test('by the same file says so, and asks for no other description', async () => {
    useDesk.setState({ state });
    const work = await putPicture(at('thanks.yaml', 'pet'), { name: 'dog.svg', kind: 'photo' });
    expect([work, useDesk.getState().message]).toEqual([null, 'That is already the picture here.']);
  });

  test.each([
    [at('site.yaml', 'shareImage'), 'Emma & Jón'],
    [at('thanks.yaml', 'pet'), 'A dog'],
  ])('asks whether the description still fits: %j', async (place, text) => {
    const facts = { 'couple.names': { shown: 'Emma & Jón', at: null } };
    useDesk.setState({ state: { ...state, facts } });
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith('change') ? Response.json([{ status: 'done' }]) : Response.json({ ...state, facts }),
    );
    const line = { ...place, path: [`${place.path.join()}Alt`] };
    const work = await putPicture(place, photo);
    expect(work).toEqual({ status: 'describe', name: 'new.jpg', text, at: line });
    // The question is over once the replacement is undone or the description is edited.
    const { file, path } = place;
    const isOld = (lines: Record<string, Value>) => hasOldDescription(stateOf({ [file]: lines }), place, work);
    const replaced = { [path.join()]: 'new.jpg', [`${path.join()}Alt`]: text };
    expect([isOld(replaced), isOld({ ...replaced, [path.join()]: 'old.jpg' })]).toEqual([true, false]);
    expect(isOld({ ...replaced, [`${path.join()}Alt`]: 'Other words' })).toBe(false);
  });

  test('by a file that was imported while its card changed and moved changes that card', async () => {
    const cards = valueAt(state.files['story.yaml']?.data, ['cards']) as Value[];
    const edited = cards.with(1, { ...(cards[1] as Entry), caption: 'Other words' });
    useDesk.setState({ state });
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('fetch', async () => {
      for (const now of [edited, [{ date: 'May 2017', photo: 'new.jpg' }, ...edited]])
        useDesk.setState({ state: stateOf({ 'story.yaml': { cards: now } }) });
      return Response.json({ status: 'imported', name: 'two.mp4', kind: 'video' });
    });
    expect(
      await importPicture(at('story.yaml', 'cards', 1, 'video'), new File(['x'], 'two.mp4'), () => true),
    ).toBeNull();
    // This message shows that the card was found again: only that one has `two.mp4`.
    expect(useDesk.getState().message).toBe('That is already the picture here.');
  });

  test('is for the entry that was chosen, even if it is moved or removed meanwhile', () => {
    const cards = valueAt(state.files['story.yaml']?.data, ['cards']) as Value[];
    const { files } = stateOf({ 'story.yaml': { cards: [{ photo: 'new.jpg' }, ...cards] } });
    const chosen = { key: 'story.yaml cards 1', at: at('story.yaml', 'cards', 1, 'video') };
    expect(followPicture(chosen, state.files, files)).toEqual({
      key: 'story.yaml cards 2',
      at: at('story.yaml', 'cards', 2, 'video'),
    });
    expect(followPicture(chosen, state.files, {})).toEqual(chosen);
    const fewer = stateOf({ 'story.yaml': { cards: cards.toSpliced(1, 1) } });
    expect(followPicture(chosen, state.files, fewer.files)).toBeNull();
  });

  test('by a file counts as unsaved until it is refused, which is shown or announced', async () => {
    useDesk.setState({ state });
    const seen: unknown[] = [];
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('fetch', async () => {
      await Promise.resolve();
      seen.push(hasUnsavedWork());
      return Response.json({ status: 'refused', message: 'It is damaged.' });
    });
    const place = at('story.yaml', 'cards', 1, 'video');
    for (const isShown of [true, false]) {
      await importPicture(place, new File(['x'], 'two.mp4'), () => isShown);
      seen.push(hasUnsavedWork(), useDesk.getState().message);
    }
    expect(seen).toEqual([true, false, '', true, false, 'two.mp4 was not used. It is damaged.']);
  });

  test('is refused, with an announcement, while another file is being imported', () => {
    expect(warnIfBusy(null)).toBe(false);
    expect(warnIfBusy(importingState(new File(['x'], 'one.jpg')))).toBe(true);
    expect(useDesk.getState().message).toBe('One file at a time: one.jpg is still being imported.');
  });

  test('by a large file takes minutes, and only a film is quicker if it is shorter', () => {
    const note = (type: string) => importNote({ type, size: 150e6 } as File);
    expect(note('image/tiff')).toBe('150 MB: this takes minutes.');
    // Browsers do not know the type of some films.
    for (const type of ['video/mp4', '']) expect(note(type)).toMatch(/^150 MB: this takes minutes\. .*shorter/);
  });

  test('by several files uses the first and says so', () => {
    const [one, two] = [new File(['x'], 'one.jpg'), new File(['x'], 'two.jpg')];
    expect([takeFirst([one]), useDesk.getState().message]).toEqual([one, '']);
    expect(takeFirst([one, two])).toBe(one);
    expect(useDesk.getState().message).toBe('Only one file fits here: the first is used.');
  });

  test('is explained while files are dragged, except over a panel that accepts them', () => {
    const drag = (defaultPrevented: boolean) => {
      const dataTransfer = { types: ['Files'] };
      refuseFiles({ defaultPrevented, dataTransfer, preventDefault: () => {} } as unknown as DragEvent);
      return useDesk.getState().message;
    };
    expect([drag(true), drag(false), drag(true)]).toEqual(['', expect.stringMatching(/cannot be dropped here/), '']);
  });
});

test('a picture’s use and owner follow from its place', () => {
  expect(pictureUseOf(['cover', 'photo'])).toBe('cover');
  expect(pictureUseOf(['shops', 0, 'logo'])).toBe('logo');
  expect(pictureUseOf(['cards', 0, 'photo'])).toBe('photo');
  const owner = (...place: Parameters<typeof at>) =>
    ownerOf(entryAt(state, at(...place)), { beach: { shown: 'The beach', at: null } });
  expect(owner('story.yaml', 'cards', 1, 'video')).toBe('July 2017');
  expect(owner('party.yaml', 'sides', 0, 'members', 0, 'photo')).toBe('June');
  expect(owner('site.yaml', 'cover', 'photo')).toBe('the cover');
  expect(owner('site.yaml', 'shareImage')).toBe('the link preview');
  expect(owner('more.yaml', 'parts', 0, 'photo')).toBe('The beach');
});

test('a focus point is offered only where the schema has one', () => {
  const takesFocus = (...place: Parameters<typeof at>) => entryAt(state, at(...place)).takes('focus');
  expect(takesFocus('story.yaml', 'cards', 1, 'video')).toBe(true);
  expect(takesFocus('party.yaml', 'sides', 0, 'members', 0, 'photo')).toBe(true);
  expect(takesFocus('site.yaml', 'cover', 'photo')).toBe(true);
  expect(takesFocus('thanks.yaml', 'pet')).toBe(false);
});

test('a placeholder photo of several people counts as a picture of each person', () => {
  const side = (count: number) => ({ members: Array.from({ length: count }, () => ({ photo: 'nobody.jpg' })) });
  const first = at('party.yaml', 'sides', 0, 'members', 0, 'photo');
  const party = {
    ...stateOf({ 'party.yaml': { sides: [side(4), side(1)] } }),
    pictures: { 'a/nobody-256.webp': first },
  };
  const image = (alt: string) => ({
    currentSrc: 'http://site.test/a/nobody-256.webp',
    baseURI: 'http://site.test/',
    getAttribute: () => alt,
    getBoundingClientRect: () => ({ width: alt === '' ? 0 : 1, height: 1 }),
    closest: () => null,
  });
  // The left column, four hidden repeats between the columns, and the right column.
  const images = ['a', 'b', 'c', 'd', '', '', '', '', 'e'].map(image);
  const page = { querySelector: () => null, querySelectorAll: () => images } as unknown as Document;
  const found = findPictures(page, party).map(({ name, at: { path } }) => [name, path[1], path[3]]);
  expect(found).toEqual([...['a', 'b', 'c', 'd'].map((name, index) => [name, 0, index]), ['e', 1, 0]]);
});

test('a placeholder between the party’s sides is a picture of the person at its place', () => {
  const side = (count: number) => ({ members: Array.from({ length: count }, () => ({ photo: 'nobody.jpg' })) });
  const party = {
    ...stateOf({ 'party.yaml': { sides: [side(4), side(1)] } }),
    pictures: { 'a/nobody-256.webp': at('party.yaml', 'sides', 0, 'members', 0, 'photo') },
  };
  // The panel has a half for each side, which repeats the side’s first photos: here three and one.
  const panel = { children: [] as unknown[] };
  const images = [3, 1].flatMap((count) => {
    const half = { parentElement: panel, querySelectorAll: (): unknown[] => repeats };
    const image = {
      currentSrc: 'http://site.test/a/nobody-256.webp',
      getAttribute: () => '',
      getBoundingClientRect: () => ({ width: 1, height: 1 }),
      closest: (selector: string) => (selector.startsWith('[data-middle]') ? half : null),
    };
    const repeats = Array.from({ length: count }, () => ({ ...image }));
    panel.children.push(half);
    return repeats;
  });
  const page = { querySelector: () => null, querySelectorAll: () => images } as unknown as Document;
  const found = findPictures(page, party).map(({ at: { path } }) => [path[1], path[3]]);
  expect(found).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
  ]);
});

test('a picture without a description on the page gets its name from the content', () => {
  const image = (file: string) => ({
    currentSrc: `http://site.test/a/${file}`,
    getAttribute: () => '',
    getBoundingClientRect: () => ({ width: 1, height: 1 }),
    closest: () => null,
  });
  const cards = [
    { date: '{{day}}', photo: 'one.jpg', alt: '{{beach}} at night' },
    { date: '{{day}}', photo: 'two.jpg' },
  ];
  const story = {
    ...stateOf({ 'story.yaml': { cards }, 'more.yaml': { parts: [{ title: 'The pier', photo: 'pier.jpg' }] } }),
    facts: { beach: { shown: 'The beach', at: null }, day: { shown: '1 June', at: null } },
    pictures: {
      'a/one-256.webp': at('story.yaml', 'cards', 0, 'photo'),
      'a/two-256.webp': at('story.yaml', 'cards', 1, 'photo'),
      'a/pier-256.webp': at('more.yaml', 'parts', 0, 'photo'),
    },
  };
  const images = ['one-256.webp', 'two-256.webp', 'pier-256.webp'].map(image);
  const page = { querySelector: () => null, querySelectorAll: () => images } as unknown as Document;
  expect(findPictures(page, story).map(({ name }) => name)).toEqual(['The beach at night', '1 June', 'The pier']);
});

test.each(['beach.jpg', 'IMG_7.MP4', 'dance-2.m4v'])('%s is recognised by its address on the site', (name) => {
  // A film that every browser plays keeps its name.
  const address = name.endsWith('.jpg') ? '1f3c/beach-980.webp' : `media/${name}`;
  expect(sourceStemOf(address)).toBe(stemOf(name));
});

test('pictures are found again after a resize, such as the switch to a phone’s width', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const defaultView = new EventTarget();
  const found = vi.fn<() => void>();
  const end = watchPage(Object.assign(new EventTarget(), { defaultView }) as unknown as Document, found);
  const resize = () => {
    defaultView.dispatchEvent(new Event('resize'));
    for (const run of frames.splice(0)) run();
  };
  resize();
  resize();
  end();
  resize();
  expect(found).toHaveBeenCalledTimes(2);
});

describe('a crop', () => {
  const cover = at('site.yaml', 'cover', 'photo');
  const coverWith = (lines: Record<string, Value>) => ({
    entry: { ...entryAt(state, cover), lines },
    own: readCrops(lines),
  });
  const lines = { photo: 'sea.jpg', focus: '20% 30%', zoom: 1.5 };

  test('turns with its picture, and four quarters write nothing', () => {
    const { entry, own } = coverWith(lines);
    const turned = rotateRight(own);
    expect(turned).toEqual({ rotate: 90, main: { focus: { x: 70, y: 20 }, zoom: 1.5 }, phone: null });
    expect(cropChanges(entry, rotateRight(rotateRight(rotateRight(turned))))).toEqual([]);
  });

  test('for phones inherits from the other crop what it does not set', () => {
    expect(readCrops({ ...lines, phone: { focus: '50% 50%' } }).phone).toEqual({ focus: { x: 50, y: 50 }, zoom: 1.5 });
    const { entry, own } = coverWith(lines);
    const written = (phone: Crop | null) =>
      cropChanges(entry, { ...own, phone }).map((change) => 'value' in change && change.value);
    expect(written({ focus: { x: 1, y: 2 }, zoom: 1.5 })).toEqual([{ focus: '1% 2%' }]);
    expect(written({ focus: { x: 1, y: 2 }, zoom: 1 })).toEqual([{ focus: '1% 2%', zoom: 1 }]);
    expect(written(null)).toEqual([]);
  });

  test('writes only the lines that the couple changed here, not those of another window', () => {
    const { entry } = coverWith({ ...lines, focus: '1% 1%', zoom: 3 });
    const { own } = coverWith(lines);
    expect(cropChanges(entry, { ...own, main: { ...own.main, zoom: 2 } }, lines)).toEqual([
      { kind: 'set', at: at('site.yaml', 'cover', 'zoom'), was: 3, value: 2 },
    ]);
  });

  test('is labelled for other screens than phones once phones have their own', () => {
    const html = (hasPhoneCrop: boolean) =>
      renderToStaticMarkup(
        createElement(CropControls, {
          zoom: 1,
          onZoom: () => {},
          onRotate: () => {},
          screens: { isPhone: false, hasPhoneCrop, onPhone: () => {} },
        }),
      );
    expect(html(false)).toContain('All screens');
    expect(html(true)).toContain('Other screens');
  });

  test('leaves no lines when it is reset', () => {
    const { entry } = coverWith({ ...lines, rotate: 90, phone: { zoom: 2 } });
    const changes = cropChanges(entry, UNCROPPED);
    expect(changes.map((change) => [change.at.path.at(-1), 'value' in change && change.value])).toEqual([
      ['focus', null],
      ['rotate', null],
      ['zoom', null],
      ['phone', null],
    ]);
  });
});

describe('the focus point', () => {
  test('is read as in the build and written in per cent; the centre needs no line', () => {
    for (const written of ['left top', 'right bottom', 'center top', '30% 60%', 'left 20%', '0% 100%', undefined]) {
      const { x, y } = focusOf(written);
      expect(readFocus(written)).toEqual({ x: x * 100, y: y * 100 });
    }
    for (const invalid of ['150% -5%', 'x% y%', 'here there', 7]) expect(readFocus(invalid)).toEqual({ x: 50, y: 50 });
    expect(writeFocus(clampFocus({ x: 29.6, y: 140 }))).toBe('30% 100%');
    expect(writeFocus(readFocus('center center'))).toBeNull();
  });

  test('is drawn as the build crops', () => {
    const [slot] = slotsOf(at('party.yaml', 'sides', 0, 'members', 0, 'photo'));
    for (const [width, height] of [
      [1800, 1200],
      [900, 1800],
    ] as const) {
      const look = { width, height, isDrawing: false, isSeeThrough: false };
      const made = cutOfPhoto(look, 'portrait', { x: 0.2, y: 0.7 });
      const drawn = visiblePart(width / height, slot?.ratio ?? 0, { x: 20, y: 70 }, 1);
      // Within half a pixel.
      expect(drawn.left * width).toBeCloseTo(made?.left ?? -1, 0);
      expect(drawn.top * height).toBeCloseTo(made?.top ?? -1, 0);
      expect(drawn.width * width).toBeCloseTo(made?.width ?? -1, 0);
      expect(drawn.height * height).toBeCloseTo(made?.height ?? -1, 0);
    }
  });
});
