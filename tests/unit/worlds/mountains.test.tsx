import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PAGES, type PageId } from '../../../src/model/pages';
import { INCLUDED_PAGES } from '../../../src/site/included-pages';
import { Emblem } from '../../../src/worlds/mountains/ornaments/emblem';
import { EventDrawing } from '../../../src/worlds/mountains/ornaments/event-drawing';
import { EVENT_DRAWINGS } from '../../../src/model/worlds';
import { hill, wood } from '../../../src/worlds/mountains/scenery/crag';
import { PAPERS } from '../../../src/worlds/mountains/scenery/flowers';
import { Fires } from '../../../src/worlds/mountains/scenery/lights/fires';
import { Garland } from '../../../src/worlds/mountains/scenery/lights/garland';
import { sharePicture } from '../../../src/worlds/mountains/share';

const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

test('one lantern hangs for each page read, and one for every page at the end', () => {
  const lanterns = (read: PageId[], complete = false) =>
    count(renderToStaticMarkup(<Garland read={read} complete={complete} />), /data-lantern=/g);
  expect(lanterns([])).toBe(0);
  expect(lanterns(['story', 'travel', 'faq'])).toBe(3);
  expect(lanterns([], true)).toBe(INCLUDED_PAGES.length);
});

test('the lanterns of all ten pages hang between the two larches', () => {
  const markup = renderToStaticMarkup(<Garland read={PAGES.map(({ id }) => id)} complete={false} />);
  const xs = [...markup.matchAll(/translate\(([\d.]+) [\d.]+\) scale\(1\.2\)/g)].map(([, x]) => Number(x));
  expect(xs).toHaveLength(PAGES.length);
  // The larches' stems are at 44 and 598.
  expect(xs.filter((x) => x < 44 || x > 598)).toEqual([]);
});

test('most fires wait until everything has been read', () => {
  const fires = (complete: boolean) => count(renderToStaticMarkup(<Fires complete={complete} />), /data-fire=/g);
  expect(fires(false)).toBeGreaterThan(0);
  expect(fires(true)).toBeGreaterThan(2 * fires(false));
});

test('firs stand on the outline of their hill', () => {
  const line: [number, number][] = [
    [0, 0],
    [100, -60],
    [300, 80],
  ];
  let [fromX, fromY] = [0, 0];
  // The hill's outline is a chain of Bézier curves relative to their start; this finds 1001 points on each.
  const ground = [...hill(line, 200).matchAll(/c(\S+) (\S+) (\S+) (\S+) (\S+) (\S+?)(?=[cV])/g)].flatMap((piece) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = piece.slice(1).map(Number);
    const coordinateAt = (t: number, a: number, b: number, c: number) =>
      3 * t * (1 - t) ** 2 * a + 3 * t ** 2 * (1 - t) * b + t ** 3 * c;
    const points = Array.from({ length: 1001 }, (_, step) => [
      fromX + coordinateAt(step / 1000, x1, x2, x3),
      fromY + coordinateAt(step / 1000, y1, y2, y3),
    ]);
    [fromX, fromY] = [fromX + x3, fromY + y3];
    return points;
  });
  const height = 10;
  const firs = wood(line, { seed: 1, count: 40, smallest: height, largest: height, sink: 0 });
  // Each path starts at the fir's top.
  const feet = [...firs.matchAll(/M(\S+) (\S+?)l/g)].map(([, x, y]) => [Number(x), Number(y) + height] as const);
  expect(feet).toHaveLength(40);
  for (const [x, y] of feet) {
    const distances = ground
      .filter(([groundX = 0]) => Math.abs(groundX - x) < 1)
      .map(([, groundY = 0]) => Math.abs(groundY - y));
    expect(Math.min(...distances)).toBeLessThan(1.5);
  }
});

test('every event name has a drawing', () => {
  for (const subject of EVENT_DRAWINGS)
    expect(renderToStaticMarkup(<EventDrawing subject={subject} />)).toContain('<path');
});

test('the share picture has only valid numbers', () => {
  expect(sharePicture).not.toMatch(/NaN|undefined|Infinity|--\d/);
});

test('a lantern is folded until its page is read, then shows a flower of its own', () => {
  expect(renderToStaticMarkup(<Emblem page="faq" isUnread />)).not.toContain('data-lantern');
  const open = PAGES.map(({ id }) => renderToStaticMarkup(<Emblem page={id} />).replace(id, ''));
  expect(new Set(open).size).toBe(PAGES.length);
});

test('every coordinate on a lantern has at most one decimal', () => {
  const paths = Object.values(PAPERS).flatMap(({ flower }) => flower.map(([, path]) => path));
  expect(paths.filter((path) => /\.\d\d/.test(path))).toEqual([]);
});

test('no flower on a lantern leans: one petal points straight up', () => {
  // A path that starts at the centre is a ring of petals.
  const petals = Object.values(PAPERS).flatMap(({ flower }) => flower.filter(([, path]) => path.startsWith('M0 0Q')));
  const leaning = petals.filter(
    ([, path]) =>
      ![...path.matchAll(/M0 0Q\S+ \S+ (\S+) (\S+)Q/g)].some(([, x, y]) => Number(x) === 0 && Number(y) < 0),
  );
  expect(petals.length).toBeGreaterThan(0);
  expect(leaning).toEqual([]);
});
