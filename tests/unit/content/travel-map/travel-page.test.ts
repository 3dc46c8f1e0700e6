import { describe, expect, test } from 'vitest';
import { map as schema, type MapPlace } from '../../../../src/model/schema/schema-map';
import { curveThrough } from '../../../../src/pages/travel/curve';
import { checkContent } from '../../../../build/check/check-content.ts';
import { graticuleOf, landBehind } from '../../../../build/make/map/ground';
import { cropOf } from '../../../../build/make/map/crop';
import { FORMATS, makeMap } from '../../../../build/make/map/make-map';
import { unproject } from '../../../../build/make/map/projection';
import { drawWays } from '../../../../build/make/map/ways';
import { makePage } from '../../../../build/make/make-page';
import { openProject } from '../../../../build/check/open-project.ts';
import { small, smallMedia } from '../../../fixtures/content/small';
import { ROOT } from '../../../fixtures/travel-maps.ts';

describe('the land behind a shore', () => {
  const crop = { northWest: [1, 0], southEast: [0, 1], width: 100, height: 100 } as const;

  test('is on the right of someone who walks along the shore', () => {
    // The points that close the land are as far outside the map as it is wide.
    const south = landBehind([{ x: 50, y: -10 }, { x: 50, y: 110 }], crop); // prettier-ignore
    expect(south.map(({ x }) => x)).toEqual([-100, -100]);
    const north = landBehind([{ x: 50, y: 110 }, { x: 50, y: -10 }], crop); // prettier-ignore
    expect(north.map(({ x }) => x)).toEqual([200, 200]);
  });
});

// In floating point, 42.85 - 42.45 is a little less than 0.4, and 42.45 - 42.05 a little more.
test.each([
  [42.85, 42.45],
  [42.45, 42.05],
])('the graticule from %d° to %d° has a line every tenth of a degree', (north, south) => {
  const graticule = graticuleOf({ northWest: [north, 0], southEast: [south, 1], width: 100, height: 100 });
  // Each `h` draws a line from west to east.
  expect(graticule.match(/h/g)).toHaveLength(4);
});

test('an ornament that floats keeps clear of islands', () => {
  const corners = { northWest: [46.3, 6.9], southEast: [45.7, 7.9] } as const;
  const map = schema.parse({
    alt: 'A map',
    stops: { a: { name: 'A', at: [46, 7] } },
    coasts: [[[47, 7.1], [46.1, 7.1], [45, 7.1]]], // prettier-ignore
    wide: corners,
  });
  const { width, height, ornament } = makeMap(map, true).wide;
  if (!ornament) throw new Error('has no ornament');
  const [latitude, longitude] = unproject(ornament, { ...corners, width, height });
  const { wide } = makeMap({ ...map, islands: [{ at: [latitude, longitude], radius: 4 }] }, true);
  expect(wide.ornament).not.toEqual(ornament);
});

test('compass and names keep clear of an ornament that the couple have placed', () => {
  const map = schema.parse({ alt: 'A map', stops: { a: { name: 'A', at: [46, 7] } } });
  const compassAndName = (wide: Partial<typeof map.wide> = {}) => {
    const { compass, stops } = makeMap({ ...map, wide: { ...map.wide, ...wide } }, false).wide;
    if (!compass || !stops[0]) throw new Error('has no compass or no name');
    return [compass, stops[0].at];
  };
  for (const { x, y } of compassAndName())
    for (const at of compassAndName({ ornament: [x, y] })) expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThan(50);
});

test('a line passes through every place in its list', () => {
  const points = [{ x: 1.5, y: 2 }, { x: 40, y: 7.5 }, { x: 12, y: 80 }]; // prettier-ignore
  for (const { x, y } of points.slice(1)) expect(curveThrough(points)).toContain(` ${x} ${y}`);
  expect(curveThrough(points, { closed: true })).toMatch(/ 1\.5 2Z$/);
});

describe('a way to a place far outside the map', () => {
  const airport = [40.64, -73.78] as const;
  const mapWith = (way: { line: (string | MapPlace)[]; offTheMap: boolean }) =>
    schema.parse({
      alt: 'A map',
      stops: { venue: { name: 'Venue', at: [46.02, 7.75] } },
      kinds: { flight: {} },
      ways: { way: { kind: 'flight', label: '8 hours', ...way } },
      tall: { northWest: [46.04, 7.72], southEast: [46, 7.78] },
    });

  test('has its arrow at the edge of the map, whichever place is first', () => {
    const outwards = makeMap(mapWith({ line: ['venue', airport], offTheMap: true }), false).tall;
    const inwards = makeMap(mapWith({ line: [airport, 'venue'], offTheMap: true }), false).tall;
    expect(outwards.arrows).toHaveLength(1);
    expect(inwards).toEqual(outwards);
  });

  test.each([true, false])('has points for words to avoid only on the map (off the map: %s)', (offTheMap) => {
    for (const line of [
      [airport, 'venue', airport],
      ['venue', airport, airport],
      [airport, airport],
    ]) {
      const map = mapWith({ line, offTheMap });
      const crop = cropOf(map, 'tall', FORMATS.tall);
      // A step is 5 units long, and each of the line's two parts may have one point beyond the edge.
      const most = (crop.width + crop.height) / 5 + 4;
      for (const { trail } of drawWays(map, crop, FORMATS.tall.noteSize)) expect(trail.length).toBeLessThan(most);
    }
  });
});

describe('the travel page', () => {
  const project = openProject(ROOT);
  const travelOf = async (texts: Record<string, string>) => {
    const { written, mistakes } = checkContent(new Map(Object.entries(texts)), smallMedia);
    expect(mistakes).toEqual([]);
    if (!written) throw new Error('has mistakes');
    return makePage('travel', written, project);
  };

  test('draws the map with references resolved', async () => {
    const { map } = await travelOf(small);
    expect(map?.wide.labels.map(({ text }) => text)).toEqual(['5 minutes']);
    expect(map?.legend).toEqual([{ style: 'rail', text: 'By train' }]);
  });

  test('works without a map, directions or stays', async () => {
    const { 'map.yaml': _map, ...others } = small;
    const bare = await travelOf({ ...others, 'travel.yaml': 'intro: Come' });
    expect(bare).toMatchObject({ arriving: null, map: null, stays: null });
    const empty = await travelOf({ ...others, 'travel.yaml': 'intro: Come\nstays: { title: Stays, items: [] }' });
    expect(empty.stays).toBe(null);
  });

  test('accepts a stay with only a name and a text', async () => {
    const stay = 'stays: { title: Stays, items: [{ name: Ours, text: Ask us }] }';
    const { stays } = await travelOf({ ...small, 'travel.yaml': `intro: Come\n${stay}` });
    expect(stays?.items).toMatchObject([{ name: 'Ours', address: null, rate: null, links: [] }]);
  });
});
