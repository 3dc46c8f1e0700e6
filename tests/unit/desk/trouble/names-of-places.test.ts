import { describe, expect, test } from 'vitest';
import { pathOfAddress, pathOfFile, sitePages } from '../../../../desk/page/frame/site-pages';
import { shorten } from '../../../../src/model/text/shorten';
import { singularOf } from '../../../../desk/model/names/field-names';
import { labelOfPlace } from '../../../../desk/model/names/place-names';
import type { EditState } from '../../../../desk/protocol';

describe('names', () => {
  const files: EditState['files'] = {
    'site.yaml': { data: {}, whole: { words: { home: 'Start', menu: 'Menu' }, pages: { faq: { menu: 'Fragen' } } } },
    'faq.yaml': { data: {}, whole: {} },
    'schedule.yaml': { data: {}, whole: { events: [{ id: 'mass', title: 'Mass', end: '2:30 PM' }, { end: '3 PM' }] } },
  };

  test('of values are their line and entry', () => {
    const name = (...path: (string | number)[]) => labelOfPlace({ files, facts: {} }, { file: 'schedule.yaml', path });
    expect(name('events', 0, 'end')).toBe('End · Mass');
    expect(name('events', 1, 'end')).toBe('End · number 2');
    expect(name('overnightParking')).toBe('Overnight parking');
    expect(name()).toBe('The whole file');
    // A page’s entry is named by its `menu` line. In `words`, that line is only one of the words.
    const at = { file: 'site.yaml', path: ['words', 'home'] };
    expect(labelOfPlace({ files, facts: {} }, at)).toBe('Home · words on buttons');
  });

  test('differ where one key has two meanings', () => {
    const name = (file: 'site.yaml' | 'reply.yaml', ...path: string[]) =>
      labelOfPlace({ files: {}, facts: {} }, { file, path });
    expect(name('site.yaml', 'cover', 'phone')).toMatch(/^Crop on phones ·/);
    expect(name('reply.yaml', 'to', 'phone')).toMatch(/^Phone ·/);
  });

  test('of entries are the singular of their list', () => {
    expect(['events', 'dishes', 'arriving'].map(singularOf)).toEqual(['event', 'dish', 'way to get there']);
  });

  test('of pages are the menu’s, for pages that exist', () => {
    expect(sitePages({ files })).toEqual([
      { id: 'home', path: '/', name: 'Start' },
      { id: 'schedule', path: '/schedule', name: 'schedule' },
      { id: 'faq', path: '/faq', name: 'Fragen' },
    ]);
  });

  test('of long texts are their first words', () => {
    expect(shorten('One  two\nthree', 20)).toBe('One two three');
    expect(shorten('One two three four', 13)).toBe('One two…');
    expect(shorten('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
    expect(shorten('😀'.repeat(12), 10)).toBe(`${'😀'.repeat(9)}…`);
  });
});

test('a file or an address leads to its page, or home without one', () => {
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
