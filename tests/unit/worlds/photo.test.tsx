import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { contrast } from '../../../src/model/colours/contrast';
import { coverCss } from '../../../build/draw/cover/cover-css';
import type { ShapeVeils } from '../../../build/draw/cover/measure-veils';
import { SHAPES } from '../../../build/draw/cover/screens';
import { PAGES, type PageId } from '../../../src/model/pages';
import { INCLUDED_PAGES } from '../../../src/site/included-pages';
import { Cover } from '../../../src/worlds/photo/cover';
import { Emblem } from '../../../src/worlds/photo/ornaments/emblem';
import { EventDrawing } from '../../../src/worlds/photo/ornaments/event-drawing';
import { EVENT_DRAWINGS } from '../../../src/model/worlds';
import { Celebration } from '../../../src/worlds/photo/scenery/celebration';

vi.mock('virtual:content/cover', () => ({
  cover: {
    cuts: [
      {
        media: '(max-aspect-ratio: 1/1)',
        width: 960,
        height: 1600,
        avif: [{ url: '/a.avif', width: 960 }],
        webp: [{ url: '/a.webp', width: 960 }],
      },
      {
        media: '(min-aspect-ratio: 1/1)',
        width: 1920,
        height: 1280,
        avif: [{ url: '/b.avif', width: 1920 }],
        webp: [{ url: '/b.webp', width: 1920 }],
      },
    ],
  },
}));

const FOLDER = join(import.meta.dirname, '../../../src/worlds/photo');
const renderHome = (read: PageId[], complete = false) =>
  renderToStaticMarkup(<Cover phase="home" read={read} complete={complete} />);
const countLit = (markup: string) => markup.match(/data-lit="true"/g)?.length ?? 0;

describe('the world of the couple’s own picture', () => {
  test('shows the picture in the best cut and size, hidden from screen readers', () => {
    const cover = renderToStaticMarkup(<Cover phase="cover" read={[]} complete={false} />);
    expect(cover).toMatch(/^<div[^>]* aria-hidden="true"/);
    expect(cover).toMatch(/<img[^>]* alt="" fetchPriority="high"/);
    expect(cover).toContain('srcSet="/a.avif 960w" sizes="max(100vw, 60vh)"');
    expect(cover).not.toMatch(/ style=/);
  });

  test('lights one lamp per page read, and all of them once everything is read', () => {
    const tracked = INCLUDED_PAGES.filter((page) => page.tracked).map(({ id }) => id);
    expect(countLit(renderHome([]))).toBe(0);
    expect(countLit(renderHome(['story', 'travel']))).toBe(2);
    expect(countLit(renderHome(tracked))).toBe(tracked.length);
  });

  test('has a distinct emblem for each page, dark until the page is read', () => {
    const emblems = PAGES.map(({ id }) => renderToStaticMarkup(<Emblem page={id} isUnread />));
    expect(new Set(emblems).size).toBe(PAGES.length);
    expect(countLit(emblems.join(''))).toBe(0);
    expect(countLit(renderToStaticMarkup(<Emblem page="faq" />))).toBe(1);
    // The program has no reading mark.
    expect(countLit(renderToStaticMarkup(<Emblem page="program" />))).toBe(0);
  });

  test('has a distinct drawing for every event name', () => {
    const drawings = EVENT_DRAWINGS.map((subject) => renderToStaticMarkup(<EventDrawing subject={subject} />));
    expect(new Set(drawings).size).toBe(EVENT_DRAWINGS.length);
    for (const drawing of drawings) expect(drawing.match(/<path/g)?.length).toBeGreaterThan(2);
  });

  test('has only valid numbers in its drawings', () => {
    const celebration = renderToStaticMarkup(<Celebration />);
    expect(celebration + renderHome(['story'])).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has no words of another world', () => {
    const words = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => `${file}\n${readFileSync(join(FOLDER, file), 'utf8')}`)
      .join('\n')
      // A name of the map, which all worlds share.
      .replaceAll('--map-water', '');
    expect(words).not.toMatch(/\bsea\b|\bship|\bsail|harbou?r|lighthouse|\bwaves?\b/i);
  });
});

describe('the palette of the couple’s own picture', () => {
  const [day = '', night = ''] = readFileSync(join(FOLDER, 'palette.css'), 'utf8').split('@media');
  /** Makes a function that returns a colour of the palette by name; later blocks of CSS override earlier ones. */
  const paletteOf = (...blocks: string[]) => {
    const values = new Map(
      blocks.flatMap((css) =>
        [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const),
      ),
    );
    return (name: string): string => {
      const value = values.get(name) ?? '';
      const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
      return alias === undefined ? value : paletteOf(...blocks)(alias);
    };
  };

  const noVeils: ShapeVeils = { title: 0, home: 0 };
  const shapes = Object.fromEntries(SHAPES.map((shape) => [shape, noVeils])) as Record<
    (typeof SHAPES)[number],
    ShapeVeils
  >;
  const measured = { color: '#101010', firstLook: '', veils: { light: 'night' as const, dusk: 0, shapes } };
  const measuredCss = coverCss({ ...measured, picture: { cuts: [] } }, { x: 0.5, y: 0.3 });

  test.each([
    ['day', paletteOf(day)],
    ['night', paletteOf(day, night)],
    ['day, in the colours of the cover’s photo', paletteOf(day, measuredCss)],
  ])('has readable contrast by %s', (_case, color) => {
    for (const ground of ['page', 'raised']) expect(contrast(color('text'), color(ground))).toBeGreaterThan(7);
    for (const word of ['text-quiet', 'accent-text', 'link'])
      for (const ground of ['page', 'page-deep', 'raised'])
        expect(contrast(color(word), color(ground)), `${word} on ${ground}`).toBeGreaterThan(4.5);
    for (const shape of ['accent', 'focus', 'line-strong']) {
      expect(color(shape)).toMatch(/^#[\da-f]{6}$/);
      for (const ground of ['page', 'page-deep', 'raised'])
        expect(contrast(color(shape), color(ground)), `${shape} on ${ground}`).toBeGreaterThan(3);
    }
    expect(contrast(color('button-text'), color('button'))).toBeGreaterThan(7);
    expect(contrast(color('cover-button-text'), color('cover-button'))).toBeGreaterThan(7);
  });
});
