import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readKeptShow, keepShow } from '../../../src/story/present/show/kept-show';
import { commandOf, type Pressed } from '../../../src/story/present/show/keys';
import { captionSize, dateSize, layOutShow } from '../../../src/story/present/stage/lay-out-show';
import type { StoryCard } from '../../../src/model/content';
import { storyFiles } from '../../../src/story/keep/story-files';
import { withPrintBytes, withPrints } from '../../../src/story/present/prints';
import { applyCommand, createShow, type Command, type Show } from '../../../src/story/present/show/show';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
/** A show that has started and then received these commands. */
const running = (...commands: Command[]): Show => commands.reduce(applyCommand, applyCommand(createShow(), 'start'));

describe('a key in the show', () => {
  /** The command of a key while the show runs and no button has the focus. */
  const inShow = (key: string, more?: Partial<Pressed>) => commandOf(press(key, more), true, false);

  test.each([
    ['next', ['PageDown', 'ArrowRight', 'ArrowDown', ' ', 'Enter', 'n', 'N']],
    ['back', ['PageUp', 'ArrowLeft', 'ArrowUp', 'Backspace', 'p', 'P']],
    ['first', ['Home']],
    ['last', ['End']],
    ['black', ['b', 'B', '.']],
    ['full screen', ['f', 'F']],
    ['start', ['F5']],
    ['leave', ['Escape']],
    ['autoplay', ['a', 'A']],
    ['sound', ['m', 'M']],
    ['keys', ['?']],
    // Any other key only stops autoplay.
    ['touch', ['x', 'Tab', 'F1']],
  ] as const)('sends %s', (command, keys) => {
    expect(keys.map((key) => inShow(key))).toEqual(keys.map(() => command));
  });

  test('is left to the browser with a modifier, or when it presses a button', () => {
    for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const) expect(inShow('F5', { [held]: true })).toBeNull();
    expect(inShow('Shift')).toBeNull();
    for (const key of ['Enter', ' ']) expect(commandOf(press(key), true, true)).toBeNull();
  });

  test('that sets volume, brightness or playback does not stop autoplay', () => {
    const keys = ['AudioVolumeUp', 'AudioVolumeMute', 'BrightnessDown', 'MediaPlayPause', 'MediaTrackNext'];
    for (const key of keys) expect(inShow(key)).toBeNull();
  });

  test('goes by letter, or by position on keyboards without Latin letters', () => {
    expect(inShow('и', { code: 'KeyB' })).toBe('black');
    expect(inShow('a', { code: 'KeyQ' })).toBe('autoplay');
  });

  test('goes black at the full stop’s position, where clickers have that button', () => {
    for (const key of ['ю', ':', 'ç', 'ץ', 'ز']) expect(inShow(key, { code: 'Period' })).toBe('black');
  });

  test('belongs to the panel before the start, unless clickers have that key', () => {
    const keys = ['F5', 'PageDown', 'Escape', 'ArrowDown', ' ', 'a'];
    expect(keys.map((key) => commandOf(press(key), false, false))).toEqual([
      'start',
      'start',
      'leave',
      null,
      null,
      null,
    ]);
  });
});

describe('the show', () => {
  test('goes black and back, and can move on behind the black', () => {
    expect(running('black').isBlack).toBe(true);
    expect(running('black', 'next').isBlack).toBe(true);
    expect(running('black', 'black').isBlack).toBe(false);
  });

  test('closes one layer at a time: black, the keys, then the show', () => {
    const first = applyCommand(running('keys', 'black'), 'leave');
    expect(first).toMatchObject({ isRunning: true, isBlack: false, showsKeys: true });
    const second = applyCommand(first, 'leave');
    expect(second).toMatchObject({ isRunning: true, showsKeys: false });
    expect(applyCommand(second, 'leave').isRunning).toBe(false);
  });

  test('autoplays until any touch or key', () => {
    const commands: Command[] = [
      'next',
      'back',
      'first',
      'last',
      'black',
      'full screen',
      'sound',
      'keys',
      'leave',
      'touch',
    ];
    for (const command of commands) expect(applyCommand(running('autoplay'), command).isPlaying).toBe(false);
    expect(running('autoplay', 'autoplay').isPlaying).toBe(false);
  });

  test('does nothing before its start, and starts once', () => {
    const commands: Command[] = ['next', 'back', 'black', 'autoplay', 'sound', 'keys', 'leave', 'touch'];
    for (const command of commands) expect(applyCommand(createShow(), command)).toEqual(createShow());
    expect(running('black', 'start').isBlack).toBe(true);
  });
});

/** Widths and heights of stages, CSS px. */
const stages = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [844, 390],
  [390, 844],
] as const;

describe('the stage', () => {
  /** About the longest caption, in letters, that fits a card; the build warns of longer ones. */
  const LONGEST_CAPTION = 180;
  /** As in `lay-out-show.ts`: the mean width of a letter and the height of a line, relative to the font size. */
  const [LETTER, LINE] = [0.5, 1.12];

  test.each(stages)('of %i × %i separates card and words', (width, height) => {
    const layout = layOutShow({ stage: { width, height } });
    const { card, centre, words } = layout;
    const box = { left: centre.x - card.width / 2, top: centre.y - card.height / 2 };
    expect(box.left).toBeGreaterThan(0);
    expect(box.top).toBeGreaterThan(0);
    expect(box.top + card.height).toBeLessThan(height);
    expect(words.x + words.width).toBeLessThan(width);
    expect(words.y + words.height).toBeLessThan(height);
    if (width > height) expect(words.x).toBeGreaterThan(box.left + card.width);
    else expect(words.y).toBeGreaterThan(box.top + card.height);
    // The card is large on its side of the screen.
    expect(Math.max(card.height / height, card.width / width)).toBeGreaterThan(0.42);
  });

  test('has words of at least a twentieth of its height, even in long captions', () => {
    const caption = fc.stringMatching(/^[a-z]{1,14}( [a-z]{1,14}){0,30}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...stages.filter(([width, height]) => width > height)),
        caption,
        ([width, height], text) => {
          const layout = layOutShow({ stage: { width, height } });
          const size = captionSize(text, layout);
          expect(dateSize(layout)).toBeCloseTo(height / 20, 6);
          expect(size).toBeGreaterThanOrEqual(height / 20);
          if (text.length <= LONGEST_CAPTION)
            expect(text.length * size * LETTER).toBeLessThan(
              (layout.words.height / (size * LINE)) * layout.words.width,
            );
        },
      ),
    );
  });
});

describe('a caption in the show', () => {
  test('counts words that a non-breaking space joins as one long word', () => {
    const layout = layOutShow({ stage: { width: 390, height: 844 } });
    const caption = 'Encore\u00a0une\u00a0surprise';
    expect(captionSize(caption, layout)).toBe(captionSize(caption.replaceAll('\u00a0', 'x'), layout));
  });

  test.each(stages)('is larger than its date and fits without spaces on a stage of %i × %i', (width, height) => {
    const layout = layOutShow({ stage: { width, height } });
    const { words } = layout;
    const sentence = 'はじめてのデート。彼女は七分早く、彼は七分遅れて着いた。';
    expect(captionSize(sentence, layout)).toBeGreaterThan(1.25 * dateSize(layout));
    // The longest that a card has room for.
    const long = sentence.repeat(3);
    const size = captionSize(long, layout);
    const lettersPerLine = Math.floor(words.width / size);
    expect(Math.ceil(long.length / lettersPerLine) * size * 1.12).toBeLessThan(words.height - 2 * dateSize(layout));
  });
});

describe('the show’s files', () => {
  const sources = (...widths: number[]) => widths.map((width) => ({ url: `${width}`, width }));
  const photo = { alt: '', width: 960, height: 1097, color: '#000000', thumbhash: '' };
  const card = { id: 0, date: '', caption: '', background: [], allowed: [] };
  const media: StoryCard['media'] = { kind: 'photo', photo: { ...photo, avif: sources(320, 640, 960), webp: [] } };
  const prints = [{ url: '1440', width: 1440, bytes: 140 }];
  const cards = withPrints([{ ...card, media }], prints);
  const ending = { url: 'ending', bytes: 1 };
  const bytes = { cards: [{ avif: [30, 60, 90], webp: [], film: 0 }], ending: { avif: ending, webp: ending } };
  const filesOn = (width: number, height: number) => {
    vi.stubGlobal('window', { devicePixelRatio: 1 });
    vi.stubGlobal('location', { href: 'http://site/' });
    const { photo: box } = layOutShow({ stage: { width, height } });
    return storyFiles(cards, withPrintBytes(bytes, prints), box, 'avif').map((file) => [file.url, file.bytes]);
  };
  afterEach(() => vi.unstubAllGlobals());

  test('are larger on a 4K screen only', () => {
    expect(filesOn(1920, 1080)).toContainEqual(['http://site/960', 90]);
    expect(filesOn(3840, 2160)).toContainEqual(['http://site/1440', 140]);
  });
});

describe('the stored show', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const NOW = Date.UTC(2027, 8, 17, 19);
  const HOUR_MS = 3_600_000;
  const show = { card: 7, began: NOW, pace: 12, loops: true, hasSound: false } as const;

  test('survives a reload; 12 hours after it was last stored, only its choices remain', () => {
    keepShow(show, NOW + 8 * HOUR_MS);
    expect(readKeptShow(NOW + 16 * HOUR_MS)).toEqual(show);
    expect(readKeptShow(NOW + 24 * HOUR_MS)).toMatchObject({ card: null, pace: 12, loops: true, hasSound: false });
  });

  test('is separate for each site on a host', async () => {
    vi.stubEnv('BASE_URL', '/other/');
    vi.resetModules();
    const other = await import('../../../src/story/present/show/kept-show');
    vi.unstubAllEnvs();
    other.keepShow(show, NOW);
    expect(other.readKeptShow(NOW).card).toBe(show.card);
    expect(readKeptShow(NOW).card).toBeNull();
  });

  test('has only valid values, whatever was stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((value) => JSON.stringify(value)),
          fc.double().map((began) => JSON.stringify({ card: 1, began, shown: NOW })),
        ),
        (text) => {
          stored.set('wedding-show/', text);
          const { card, began, pace, loops, hasSound } = readKeptShow(NOW);
          expect(card === null || Number.isInteger(card)).toBe(true);
          expect(began >= 0 && began <= NOW).toBe(true);
          expect([4, 6, 8, 12, 20]).toContain(pace);
          expect([typeof loops, typeof hasSound]).toEqual(['boolean', 'boolean']);
        },
      ),
    );
  });

  test('is lost without an error if the browser refuses to store it', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    keepShow(show);
    expect(readKeptShow(NOW).card).toBeNull();
  });
});
