import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { contrast } from '../../vite/colours/contrast';
import { coverCss } from '../../vite/cover/cover-css';
import { SHAPES, type ShapeVeils } from '../../vite/cover/measure';
import { PAGES, type PageId } from '../../src/site/pages';
import { PRESENT_PAGES } from '../../src/site/present-pages';
import { Cover } from '../../src/worlds/photo/cover';
import { Emblem } from '../../src/worlds/photo/emblem';
import { EventDrawing } from '../../src/worlds/photo/event-drawing';
import { DRAWINGS } from '../../src/worlds/photo/facts';
import { Feast } from '../../src/worlds/photo/feast';

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

const FOLDER = join(import.meta.dirname, '../../src/worlds/photo');
const home = (read: PageId[], complete = false) =>
  renderToStaticMarkup(<Cover phase="home" read={read} complete={complete} />);
const lit = (markup: string) => markup.match(/data-lit="true"/g)?.length ?? 0;

describe('the world of a picture', () => {
  it('shows the picture first of all, in the cut and size of each screen, and says nothing to a screen reader', () => {
    const cover = renderToStaticMarkup(<Cover phase="cover" read={[]} complete={false} />);
    expect(cover).toMatch(/^<div[^>]* aria-hidden="true"/);
    expect(cover).toMatch(/<img[^>]* alt="" fetchPriority="high"/);
    expect(cover).toContain('srcSet="/a.avif 960w" sizes="max(100vw, 60vh)"');
    expect(cover).not.toMatch(/ style=/);
  });

  it('lights a lamp for each page that was read, and all of them at the end', () => {
    const tracked = PRESENT_PAGES.filter((page) => page.tracked).length;
    expect(lit(home([]))).toBe(0);
    expect(lit(home(['story', 'travel']))).toBe(2);
    expect(lit(home([], true))).toBe(tracked);
  });

  it('has a sign for each page, dark and lit', () => {
    const signs = PAGES.map(({ id }) => renderToStaticMarkup(<Emblem page={id} waiting />));
    expect(new Set(signs).size).toBe(PAGES.length);
    expect(lit(signs.join(''))).toBe(0);
    expect(lit(renderToStaticMarkup(<Emblem page="faq" />))).toBe(1);
  });

  it('has a drawing for each name that the schedule may give', () => {
    const drawings = DRAWINGS.map((subject) => renderToStaticMarkup(<EventDrawing subject={subject} />));
    expect(new Set(drawings).size).toBe(DRAWINGS.length);
    for (const drawing of drawings) expect(drawing.match(/<path/g)?.length).toBeGreaterThan(2);
  });

  it('has no numbers gone wrong in its drawings, which are the same in every run', () => {
    const feast = () => renderToStaticMarkup(<Feast />);
    expect(feast()).toBe(feast());
    expect(feast() + home(['story'])).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('knows no other place', () => {
    const words = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => `${file}\n${readFileSync(join(FOLDER, file), 'utf8')}`)
      // The map's own names, which all worlds share.
      .join('\n')
      .replaceAll('--map-water', '');
    expect(words).not.toMatch(/\bsea\b|\bship|\bsail|harbou?r|lighthouse|\bwaves?\b/i);
  });
});

describe('its palette', () => {
  const [day = '', night = ''] = readFileSync(join(FOLDER, 'palette.css'), 'utf8').split('@media');
  const read = (...blocks: string[]) => {
    const values = new Map(
      blocks.flatMap((css) =>
        [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const),
      ),
    );
    return (name: string): string => {
      const value = values.get(name) ?? '';
      const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
      return other === undefined ? value : read(...blocks)(other);
    };
  };

  const bare: ShapeVeils = { title: 0, titleRight: 0, titleBottom: 0, open: 0, home: 0 };
  const shapes = Object.fromEntries(SHAPES.map((shape) => [shape, bare])) as Record<
    (typeof SHAPES)[number],
    ShapeVeils
  >;
  const measured = { color: '#101010', firstLook: '', veils: { light: 'night' as const, dusk: 0, shapes } };
  const ofCover = coverCss({ ...measured, picture: { cuts: [] } }, { x: 0.5, y: 0.3 });

  it.each([
    ['day', read(day)],
    ['night', read(day, night)],
    ['day, behind which stands what was measured of a cover', read(day, ofCover)],
  ])('can be read by %s', (_, color) => {
    for (const ground of ['page', 'raised']) expect(contrast(color('text'), color(ground))).toBeGreaterThan(7);
    for (const word of ['text-quiet', 'accent-text', 'link'])
      for (const ground of ['page', 'page-deep', 'raised'])
        expect(contrast(color(word), color(ground)), `${word} on ${ground}`).toBeGreaterThan(4.5);
    for (const shape of ['accent', 'focus', 'line-strong']) expect(color(shape)).toMatch(/^#[\da-f]{6}$/);
    for (const shape of ['accent', 'focus', 'line-strong'])
      for (const ground of ['page', 'page-deep', 'raised'])
        expect(contrast(color(shape), color(ground)), `${shape} on ${ground}`).toBeGreaterThan(3);
    expect(contrast(color('button-text'), color('button'))).toBeGreaterThan(7);
    expect(contrast(color('cover-button-text'), color('cover-button'))).toBeGreaterThan(7);
  });
});
