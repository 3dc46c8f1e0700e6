import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { MapDrawing, TravelContent, TravelMap } from '../../../src/model/content';
import { map as schema, type MapPlace } from '../../../src/model/schema/schema-map';
import { curveThrough, place, pointsOf } from '../../../src/pages/travel/curve';
import { checkContent } from '../../../build/check/check-content.ts';
import { boxOf, overlap, pillBox, type Box } from '../../../build/make/map/box';
import { cropAround } from '../../../build/make/map/crop';
import { landBehind } from '../../../build/make/map/ground';
import { makeMap, SHEETS, SIDES } from '../../../build/make/map/make-map';
import { project } from '../../../build/make/map/projection';
import { GOAL_SCALE } from '../../../src/pages/travel/map-sizes';
import { makePage } from '../../../build/make/make-page';
import { openProject } from '../../../build/check/open-project.ts';
import { small, smallMedia } from '../../fixtures/content/small';

const ROOT = join(import.meta.dirname, '../../..');
/** The map of a file, with a number in place of each reference. */
const drawn = (file: string) =>
  makeMap(schema.parse(parse(readFileSync(join(ROOT, file), 'utf8').replace(/\{\{.*?\}\}/g, '90'))), true);
const coast = drawn('content/map.yaml');
const valley = drawn('tests/fixtures/mountains/content/map.yaml');

/** The boxes of all words in a drawing, each with its text. */
function wordBoxes({ stops, peaks }: TravelMap, drawing: MapDrawing): [string, Box][] {
  const { nameSize, noteSize } = drawing;
  return [
    ...stops.map(({ name, note, isGoal }, index): [string, Box | null] => {
      const words = drawing.stops[index];
      return [
        name,
        words ? boxOf({ name, note, nameSize: isGoal ? nameSize * GOAL_SCALE : nameSize, noteSize }, words) : null,
      ];
    }),
    ...peaks.map(({ name, note }, index): [string, Box | null] => {
      const words = drawing.peaks[index];
      return [name, words ? boxOf({ name, note, nameSize: noteSize, noteSize }, words) : null];
    }),
    ...drawing.labels.map(({ at, text }): [string, Box] => [text, pillBox(at, text, noteSize)]),
  ].filter((entry): entry is [string, Box] => entry[1] !== null);
}

/** Pairs of words that overlap. */
function clashes(boxes: readonly [string, Box][]): string[] {
  return boxes.flatMap(([name, box], index) =>
    boxes
      .slice(index + 1)
      .filter(([, other]) => overlap(box, other) > 0)
      .map(([other]) => `${name} and ${other}`),
  );
}

/** Words that cross the picture's edge. */
function cut(boxes: readonly [string, Box][], { width, height }: MapDrawing): string[] {
  return boxes
    .filter(([, { left, top, right, bottom }]) => left < 0 || top < 0 || right > width || bottom > height)
    .map(([name]) => name);
}

describe.each([
  ['coast', coast],
  ['valley', valley],
])('the map of the %s', (_, map) => {
  test.each(SIDES)('contains every stop (%s)', (side) => {
    for (const { at } of map.stops) {
      const { x, y } = place(at, map[side]);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map[side].width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map[side].height);
    }
  });

  test.each(SIDES)('fits all its words into the picture without overlap (%s)', (side) => {
    const boxes = wordBoxes(map, map[side]);
    expect(boxes.length).toBeGreaterThanOrEqual(map.stops.length + map[side].labels.length);
    expect(clashes(boxes)).toEqual([]);
    expect(cut(boxes, map[side])).toEqual([]);
  });

  test('explains each kind of way once', () => {
    const texts = map.legend.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the map of the coast', () => {
  const [, northStation, , beverly, , gloucester] = coast.stops.map(({ at }) => at);
  const [, fromBoston, , train] = coast.ways.map(({ line }) => pointsOf(line, coast.wide));
  const of = (at: { x: number; y: number } | undefined) => at && place(at, coast.wide);

  test('has north at the top and east on the right', () => {
    expect(of(gloucester)?.x).toBeGreaterThan(of(northStation)?.x ?? NaN);
    expect(of(gloucester)?.y).toBeLessThan(of(northStation)?.y ?? NaN);
  });

  test('leads trains and cars from Boston to Gloucester, the trains via Beverly', () => {
    expect(train?.at(0)).toEqual(of(northStation));
    expect(train).toContainEqual(of(beverly));
    expect(train?.at(-1)).toEqual(of(gloucester));
    expect(fromBoston?.at(-1)).toEqual(of(gloucester));
  });

  test.each(SIDES)('has a shore that leaves the picture at both ends (%s)', (side) => {
    const shore = pointsOf(coast.coasts[0]?.shore ?? [], coast[side]);
    expect(shore.at(0)?.y).toBeLessThan(0);
    expect(shore.at(-1)?.y).toBeGreaterThan(coast[side].height);
    for (const { x, y } of pointsOf(coast.coasts[0]?.behind ?? [], coast[side]))
      expect(x < -50 || y < -50 || y > coast[side].height + 50).toBe(true);
  });
});

describe('the map of the valley', () => {
  test('is all land, without the grid of a sea chart', () => {
    expect(valley.ground).toBe('land');
    expect(valley.wide.net + valley.tall.net).toBe('');
  });

  test('has no schooner, since it has no water', () => {
    for (const side of SIDES) expect(valley[side].ornament).toBe(null);
  });

  test.each(SIDES)('shows the airports by arrows that end inside the picture (%s)', (side) => {
    const { arrows, width, height } = valley[side];
    expect(arrows).toHaveLength(2);
    for (const { head } of arrows) {
      const numbers = head.match(/-?[\d.]+/g)?.map(Number) ?? [];
      numbers.forEach((number, index) => {
        expect(number).toBeGreaterThan(0);
        expect(number).toBeLessThan(index % 2 === 0 ? width : height);
      });
    }
  });
});

const near = (middle: number) => fc.double({ min: middle - 0.3, max: middle + 0.3, noNaN: true });
const places = fc.array(fc.tuple(near(46), near(7.5)), { minLength: 1, maxLength: 6 });

describe('a map without corners', () => {
  test('contains all its places, with room for words', () => {
    fc.assert(
      fc.property(places, fc.constantFrom(...SIDES), (places, side) => {
        const crop = cropAround(places, SHEETS[side]);
        for (const at of places) {
          const { x, y } = project(at, crop);
          expect(x).toBeGreaterThan(crop.width * 0.1);
          expect(x).toBeLessThan(crop.width * 0.9);
          expect(y).toBeGreaterThan(crop.width * 0.1);
          expect(y).toBeLessThan(crop.height - crop.width * 0.1);
        }
      }),
    );
  });

  test('has the same scale in both directions at any latitude', () => {
    const [latitude, longitude] = [68, 14];
    const crop = cropAround([[latitude, longitude]], SHEETS.wide);
    const north = project([latitude + 0.001, longitude], crop);
    const east = project([latitude, longitude + 0.001 / Math.cos((latitude * Math.PI) / 180)], crop);
    const middle = project([latitude, longitude], crop);
    expect(middle.y - north.y).toBeCloseTo(east.x - middle.x, 1);
  });
});

describe('words without a position', () => {
  type Stop = { name: string; note: string | undefined; at: [number, number] };
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'm', 'i'), minLength: 3, maxLength: 14 });
  const stop = fc.record({ name, note: fc.option(name, { nil: undefined }), at: fc.tuple(near(46), near(7.5)) });

  const CROWD: [Stop[], boolean] = [
    [
      { name: 'bibmbiambambac', note: 'bibmmb', at: [46.0757, 7.4077] },
      { name: 'cibbimbciaaca', note: 'amii', at: [46.035, 7.3554] },
      { name: 'mcm', note: 'cmmibcamcbbcmb', at: [45.7289, 7.2284] },
      { name: 'ibccaic', note: 'imammcbccmi', at: [45.9543, 7.5357] },
      { name: 'amibbaiicm', note: 'babc', at: [45.9809, 7.4116] },
      { name: 'aami', note: 'bmcccaaaim', at: [46.2139, 7.4455] },
    ],
    true,
  ];

  test('are placed inside the picture without overlap', () => {
    fc.assert(
      fc.property(fc.array(stop, { minLength: 1, maxLength: 6 }), fc.boolean(), (stops, labelled) => {
        const ids = stops.map((_, index) => `stop${index}`);
        const line: (string | MapPlace)[] = [ids[0] ?? '', ids.at(-1) ?? ''];
        const written = schema.parse({
          alt: 'A map',
          goal: ids[0],
          stops: Object.fromEntries(ids.map((id, index) => [id, stops[index]])),
          kinds: { car: {} },
          ways: { way: { kind: 'car', line, ...(labelled ? { label: '30 min' } : {}) } },
        });
        const map = makeMap(written, false);
        for (const side of SIDES) {
          const boxes = wordBoxes(map, map[side]).filter(([text]) => text !== '30 min');
          expect(clashes(boxes)).toEqual([]);
          expect(cut(boxes, map[side])).toEqual([]);
        }
      }),
      {
        numRuns: 40,
        // A past failure: wide names whose dots are in the middle of a phone's map, without room on either side.
        examples: [CROWD],
      },
    );
  });
});

describe('the land behind a shore', () => {
  const crop = { northWest: [1, 0], southEast: [0, 1], width: 100, height: 100 } as const;

  test('is on the right of the shore in its own direction', () => {
    const south = landBehind([{ x: 50, y: -10 }, { x: 50, y: 110 }], crop); // prettier-ignore
    expect(south.map(({ x }) => x)).toEqual([-100, -100]);
    const north = landBehind([{ x: 50, y: 110 }, { x: 50, y: -10 }], crop); // prettier-ignore
    expect(north.map(({ x }) => x)).toEqual([200, 200]);
  });
});

test('a line passes through every place it names', () => {
  const points = [{ x: 1.5, y: 2 }, { x: 40, y: 7.5 }, { x: 12, y: 80 }]; // prettier-ignore
  for (const { x, y } of points.slice(1)) expect(curveThrough(points)).toContain(` ${x} ${y}`);
  expect(curveThrough(points, { closed: true })).toMatch(/ 1\.5 2Z$/);
});

describe('the travel page', () => {
  const project = openProject(ROOT);
  const travelOf = async (texts: Record<string, string>) => {
    const { written, mistakes } = checkContent(new Map(Object.entries(texts)), smallMedia);
    expect(mistakes).toEqual([]);
    if (!written) throw new Error('has mistakes');
    return (await makePage('travel', written, project)) as TravelContent;
  };

  test('draws the map with references resolved', async () => {
    const { map } = await travelOf(small);
    expect(map?.wide.labels.map(({ text }) => text)).toEqual(['5 minutes']);
    expect(map?.legend).toEqual([{ style: 'rail', text: 'By train' }]);
  });

  test('works without map, directions and stays', async () => {
    const { 'map.yaml': _map, ...others } = small;
    const bare = await travelOf({ ...others, 'travel.yaml': 'intro: Come' });
    expect(bare).toMatchObject({ arriving: null, map: null, stays: null });
    const empty = await travelOf({ ...others, 'travel.yaml': 'intro: Come\nstays: { title: Stays, items: [] }' });
    expect(empty.stays).toBe(null);
  });

  test('accepts a stay of just a name and a text', async () => {
    const stay = 'stays: { title: Stays, items: [{ name: Ours, text: Ask us }] }';
    const { stays } = await travelOf({ ...small, 'travel.yaml': `intro: Come\n${stay}` });
    expect(stays?.items).toMatchObject([{ name: 'Ours', address: null, rate: null, links: [] }]);
  });
});
