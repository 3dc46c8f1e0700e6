import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findDifferences } from '../../../desk/page/trouble/differences';
import { pathOfAddress, pathOfFile, sitePages } from '../../../desk/page/frame/site-pages';
import { Trouble, type TroubleProps } from '../../../desk/page/trouble/trouble';
import { valueLines } from '../../../desk/page/trouble/value-lines';
import { indexAt, indexOfNext, kindOf } from '../../../desk/page/trouble/finding-order';
import { shorten } from '../../../desk/model/shorten';
import { whatIs } from '../../../desk/page/trouble/finding-words';
import type { Change, EditState } from '../../../desk/protocol';
import { save } from '../../../desk/page/state/saving';
import { goTo, useDesk } from '../../../desk/page/state/desk-store';
import { isSaving } from '../../../desk/page/state/queue';
import { watchFocus } from '../../../desk/page/ui/watch-focus';

describe('two versions next to each other', () => {
  const marked = (one: string, other: string) =>
    findDifferences(one, other).map((pieces) => pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(''));

  test('mark the words that only one of them has', () => {
    expect(marked('The bells ring at a quarter past.', 'The bells ring at noon.')).toEqual([
      'The bells ring at [a quarter past].',
      'The bells ring at [noon].',
    ]);
    expect(marked('', 'All new')).toEqual(['', '[All new]']);
    expect(marked('Same', 'Same')).toEqual(['Same', 'Same']);
  });

  test('are complete, and their unmarked words are the same', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'é', '👰')).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [a, b] = findDifferences(one, other);
        const whole = (pieces: typeof a) => pieces.map((piece) => piece.text).join('');
        const common = (pieces: typeof a) =>
          pieces
            .filter(({ isOwn }) => !isOwn)
            .map((piece) => piece.text)
            .join('');
        expect([whole(a), whole(b)]).toEqual([one, other]);
        expect(common(a)).toBe(common(b));
        for (const { text: part, at } of a) expect(one.slice(at).startsWith(part)).toBe(true);
      }),
    );
  });

  test('compare quickly even when they are long', () => {
    const long = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ');
    const [one] = findDifferences(`Dear ${long('a')} friends`, `Dear ${long('b')} friends`);
    expect(one.some(({ isOwn }) => isOwn)).toBe(true);
  });

  test('are shown in lines, as in the files', () => {
    expect(valueLines(['#1d2450', '#4b3f86'])).toBe('- #1d2450\n- #4b3f86');
    expect(valueLines({ title: 'Mass', calendar: true, links: [{ label: 'Map', url: 'https://a.test' }] })).toBe(
      'title: Mass\ncalendar: yes\nlinks:\n  - label: Map\n    url: https://a.test',
    );
    expect(valueLines(null)).toBe('');
  });
});

describe('the next sample', () => {
  const at = (key: string, index: number) => ({ key, index });

  test('starts with the first sample and wraps around after the last', () => {
    expect(indexOfNext(['a', 'b'], null)).toBe(0);
    expect(indexOfNext(['a', 'b'], at('a', 0))).toBe(1);
    expect(indexOfNext(['a', 'b'], at('b', 1))).toBe(0);
  });

  test('is the one that took the position of an edited sample', () => {
    expect(indexOfNext(['a', 'c'], at('b', 1))).toBe(1);
    expect(indexOfNext(['a'], at('b', 1))).toBe(0);
    expect(indexAt(['a', 'c'], at('b', 1))).toBe(1);
  });

  test('has no index before the first one is opened, and once none are left', () => {
    expect(indexAt(['a'], null)).toBeNull();
    expect(indexAt([], at('a', 0))).toBeNull();
  });

  test('findings that differ only in words and numbers are of one kind', () => {
    const long = (word: string) => `"${word}" is a very long word and does not fit on a phone.`;
    expect(kindOf(long('Donau'))).toBe(kindOf(long('Schiff')));
    expect(kindOf('This card shows the same picture as card 3.')).toBe(
      kindOf('This card shows the same picture as card 12.'),
    );
    expect(kindOf(long('Donau'))).not.toBe(kindOf('The wedding is in the past.'));
  });

  test('visits every sample, whichever are edited on the way', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (edited) => {
        let keys = edited.map((_, index) => String(index));
        const seen: string[] = [];
        let current: Parameters<typeof indexOfNext>[1] = null;
        for (const isEdited of edited) {
          const index = indexOfNext(keys, current);
          const key = keys[index] ?? '';
          seen.push(key);
          current = { key, index };
          if (isEdited) keys = keys.filter((each) => each !== key);
        }
        expect(seen).toEqual(edited.map((_, index) => String(index)));
      }),
    );
  });
});

describe('names', () => {
  const files: EditState['files'] = {
    'site.yaml': { data: {}, whole: { words: { home: 'Start' }, pages: { faq: { menu: 'Fragen' } } } },
    'faq.yaml': { data: {}, whole: {} },
    'schedule.yaml': { data: {}, whole: { events: [{ id: 'mass', title: 'Mass', end: '2:30 PM' }, { end: '3 PM' }] } },
  };

  test('of values are their line and entry', () => {
    const name = (...path: (string | number)[]) => whatIs({ file: 'schedule.yaml', path }, { files, facts: {} });
    expect(name('events', 0, 'end')).toBe('End · Mass');
    expect(name('events', 1, 'end')).toBe('End · number 2');
    expect(name('overnightParking')).toBe('Overnight parking');
    expect(name()).toBe('The whole file');
  });

  test('of pages are the menu’s, for pages that exist', () => {
    expect(sitePages({ files })).toEqual([
      { id: 'home', path: '/', name: 'Start' },
      { id: 'schedule', path: '/schedule', name: 'schedule' },
      { id: 'faq', path: '/faq', name: 'Fragen' },
    ]);
  });

  test('of files and addresses are their page’s', () => {
    expect(['site.yaml', 'faq.yaml', 'es/faq.yaml', 'places.yaml', 'map.yaml', 'story.yaml'].map(pathOfFile)).toEqual([
      '/',
      '/faq',
      '/faq',
      '/schedule',
      '/travel',
      '/story',
    ]);
    expect(['/', '/story?list', '/faq', '/nowhere', ''].map(pathOfAddress)).toEqual(['/', '/story', '/faq', '/', '/']);
  });

  test('of long texts are their first words', () => {
    expect(shorten('One  two\nthree', 20)).toBe('One two three');
    expect(shorten('One two three four', 13)).toBe('One two…');
    expect(shorten('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
  });
});

describe('a conflict', () => {
  const answer = {
    status: 'conflict',
    at: { file: 'faq.yaml', path: ['heading'] },
    theirs: 'By hand',
    yours: 'Ours',
  } as const;
  const told = (choices: Partial<TroubleProps>) => renderToStaticMarkup(createElement(Trouble, { answer, ...choices }));

  test('offers only the choices that are possible', () => {
    const act = () => {};
    expect(told({ onTheirs: act, onMine: act })).toMatch(/Keep theirs.*Use mine/);
    expect(told({ onTheirs: act })).toContain('Keep theirs');
    expect(told({ onTheirs: act })).not.toContain('Use mine');
    expect(told({})).not.toContain('button');
  });
});

describe('the desk', () => {
  const heading: Change = { kind: 'set', at: { file: 'thanks.yaml', path: ['heading'] }, was: 'Thanks', value: 'Takk' };
  const step = { label: 'the heading', changes: [heading] };
  const asked: string[] = [];
  /** The server’s answers; without one, it does not respond. */
  let says: Record<string, object>;
  beforeEach(() => {
    says = {};
    asked.length = 0;
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('fetch', (address: string) => {
      const what = address.replace(/.*\/|\?.*/g, '');
      asked.push(what);
      return says[what] ? Promise.resolve(Response.json(says[what])) : Promise.reject(new Error('gone'));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('reports a step as saved even if the server stops right after it', async () => {
    says = { change: [{ status: 'done' }] };
    expect(await save(step)).toEqual({ status: 'done' });
    expect([asked, useDesk.getState().message]).toEqual([['change', 'state'], 'Saved: the heading.']);
  });

  test('fetches the files again after a conflict', async () => {
    says = { change: [{ status: 'conflict' }], state: { version: 7 } };
    expect(await save(step)).toEqual({ status: 'conflict' });
    expect(useDesk.getState().state?.version).toBe(7);
    useDesk.setState(useDesk.getInitialState());
  });

  test.each([
    ['story.yaml', ['cards', 2, 'caption'], 'story'],
    ['story.yaml', ['heading'], 'page'],
    // The tray shows the first language’s cards only.
    ['es/story.yaml', ['cards', 2, 'caption'], 'page'],
    ['faq.yaml', ['questions', 0], 'page'],
  ])('opens the panel that edits a linked value: %s %j', (file, path, panel) => {
    goTo({ file, path });
    expect(useDesk.getState()).toMatchObject({ panel, goal: { file, path } });
    useDesk.setState(useDesk.getInitialState());
  });

  test.each([
    [true, { status: 'done' }],
    [false, { status: 'refused', message: expect.stringContaining('Save it again') }],
  ])('asks for the outcome if an answer is lost: %s', async (isDone, answer) => {
    says = { done: [isDone] };
    expect(await save(step)).toEqual(answer);
    expect(asked.slice(0, 2)).toEqual(['change', 'done']);
  });

  test('waits for a lost server before it reports the outcome of a step', async () => {
    vi.useFakeTimers();
    const saved = save(step);
    await vi.advanceTimersByTimeAsync(5000);
    expect([isSaving(), new Set(asked)]).toEqual([true, new Set(['change', 'done'])]);
    says = { done: [true] };
    await vi.advanceTimersByTimeAsync(5000);
    expect([await saved, isSaving()]).toEqual([{ status: 'done' }, false]);
    vi.useRealTimers();
  });
});

test('after a save the focus moves only if the couple have not moved on', () => {
  const [button, field, body] = ['button', 'field', 'body'];
  const focus = { activeElement: button, body };
  vi.stubGlobal('document', focus);
  const mayFocus = watchFocus();
  const seen = [button, body, field].map((element) => {
    focus.activeElement = element;
    return mayFocus();
  });
  vi.unstubAllGlobals();
  expect(seen).toEqual([true, true, false]);
});
