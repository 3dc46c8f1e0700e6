import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { map as schema, type MapPlace } from '../../../../src/model/schema/schema-map';
import { holds, overlap, pillWidth, sizeOf } from '../../../../build/make/map/box';
import { cropAround, SHAPES } from '../../../../build/make/map/crop';
import { judge } from '../../../../build/make/map/judge-words';
import { makeMap, FORMATS } from '../../../../build/make/map/make-map';
import { project } from '../../../../build/make/map/projection';
import { toDrawing } from '../../../../src/pages/travel/curve';
import { wordBoxes, clashes, cut } from '../../../fixtures/travel-maps.ts';

const degreesNear = (middle: number) => fc.double({ min: middle - 0.3, max: middle + 0.3, noNaN: true });
const anyPlace = fc.tuple(degreesNear(46), degreesNear(7.5));
const anyPlaces = fc.array(anyPlace, { minLength: 1, maxLength: 6 });

/** Room for words, as a share of the drawing's width: somewhat less than the margin in `crop.ts`. */
const ROOM = 0.1;

describe('a map whose corners the couple have not set', () => {
  test('contains all its places, with room for words', () => {
    fc.assert(
      fc.property(anyPlaces, fc.constantFrom(...SHAPES), (places, shape) => {
        const crop = cropAround(places, FORMATS[shape]);
        for (const at of places) {
          const { x, y } = project(at, crop);
          expect(x).toBeGreaterThan(crop.width * ROOM);
          expect(x).toBeLessThan(crop.width * (1 - ROOM));
          expect(y).toBeGreaterThan(crop.width * ROOM);
          expect(y).toBeLessThan(crop.height - crop.width * ROOM);
        }
      }),
    );
  });

  test('has the same scale in both directions, even far north', () => {
    const [latitude, longitude] = [68, 14];
    const crop = cropAround([[latitude, longitude]], FORMATS.wide);
    const north = project([latitude + 0.001, longitude], crop);
    const east = project([latitude, longitude + 0.001 / Math.cos((latitude * Math.PI) / 180)], crop);
    const middle = project([latitude, longitude], crop);
    expect(middle.y - north.y).toBeCloseTo(east.x - middle.x, 1);
  });
});

describe('words without a position', () => {
  type Stop = { name: string; note: string | undefined; at: [number, number] };
  const anyName = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'm', 'i'), minLength: 3, maxLength: 14 });
  const anyStop = fc.record({ name: anyName, note: fc.option(anyName, { nil: undefined }), at: anyPlace });

  /** A past failure: wide names whose dots are in the middle of a phone's map, without room on either side. */
  const CROWD: [stops: Stop[], isLabelled: boolean] = [
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
      fc.property(fc.array(anyStop, { minLength: 1, maxLength: 6 }), fc.boolean(), (stops, isLabelled) => {
        const ids = stops.map((_, index) => `stop${index}`);
        const line: (string | MapPlace)[] = [ids[0] ?? '', ids.at(-1) ?? ''];
        const written = schema.parse({
          alt: 'A map',
          goal: ids[0],
          stops: Object.fromEntries(ids.map((id, index) => [id, stops[index]])),
          kinds: { car: {} },
          ways: { way: { kind: 'car', line, ...(isLabelled ? { label: '30 min' } : {}) } },
        });
        const map = makeMap(written, false);
        for (const shape of SHAPES) {
          const boxes = wordBoxes(map, map[shape]);
          expect(boxes).toHaveLength(stops.length + (isLabelled ? 1 : 0));
          expect(clashes(boxes)).toEqual([]);
          expect(cut(boxes, map[shape])).toEqual([]);
        }
      }),
      { numRuns: 40, examples: [CROWD] },
    );
  });

  test('are not struck through by their own leader', () => {
    const stop = { name: 'Beverly', note: null, nameSize: 20, noteSize: 14, at: { x: 300, y: 200 }, radius: 6 };
    /** How many points of the leader from the stop to `leaderX` are over the leader's own words. */
    const crossed = (anchor: 'start' | 'end', leaderX: number) => {
      const words = { at: { x: 100, y: 206 }, anchor, leader: { x: leaderX, y: 200 } };
      return judge(stop, words, { boxes: [], lines: [] }, { width: 400, height: 400 }).crossed;
    };
    expect(crossed('start', 94)).toBeGreaterThan(0);
    expect(crossed('end', 106)).toBe(0);
  });

  test('are inside the picture even if their stop is at its edge', () => {
    const written = schema.parse({
      alt: 'A map',
      stops: { west: { name: 'West', at: [46, 7] }, east: { name: 'Easternmost', at: [46, 7.4] } },
      wide: { northWest: [46.2, 6.9], southEast: [45.9, 7.405] },
    });
    const map = makeMap(written, false);
    const boxes = wordBoxes(map, map.wide);
    expect(boxes).toHaveLength(2);
    expect(cut(boxes, map.wide)).toEqual([]);
  });

  test.each(['Hotel Monte Rosa, Zermatt', 'Chiesa di Santa Maria Assunta'])(
    'are in the middle of a phone’s map that is hardly wider: %s',
    (name) => {
      const written = schema.parse({
        alt: 'A map',
        goal: 'venue',
        stops: { venue: { name, at: [46.02, 7.75] }, visp: { name: 'Visp', at: [46.294, 7.8815] } },
      });
      const map = makeMap(written, false);
      const [venue, visp] = wordBoxes(map, map.tall).map(([, box]) => box);
      if (!venue || !visp) throw new Error('has no names');
      expect((venue.left + venue.right) / 2).toBeCloseTo(map.tall.width / 2, -1);
      expect(venue.bottom).toBeLessThan(map.tall.height);
      expect(overlap(venue, visp)).toBe(0);
      for (const { at } of map.stops) expect(holds(venue, toDrawing(at, map.tall))).toBe(false);
    },
  );

  test('of a way along the edge of a phone’s map are inside it', () => {
    const [south, north]: MapPlace[] = [
      [46, 7],
      [46.4, 7],
    ];
    const written = schema.parse({
      alt: 'A map',
      stops: { east: { name: 'East', at: [46.2, 7.4] } },
      kinds: { car: {} },
      ways: { way: { kind: 'car', line: [south, north], label: '20 minutes by train' } },
    });
    const map = makeMap(written, false);
    expect(map.tall.labels).toHaveLength(1);
    expect(cut(wordBoxes(map, map.tall), map.tall)).toEqual([]);
  });

  test('have room for letters that are as wide as they are high', () => {
    const words = { name: '東京駅', note: '서울', nameSize: 20, noteSize: 14 };
    // Three, seven and four letters.
    expect(sizeOf(words).width).toBeGreaterThanOrEqual(3 * words.nameSize);
    expect(sizeOf({ ...words, name: 'センター（駅）' }).width).toBeGreaterThanOrEqual(7 * words.nameSize);
    expect(pillWidth('でんしゃ', words.noteSize)).toBeGreaterThanOrEqual(4 * words.noteSize);
  });

  test('avoid a label that the couple have placed on a later way', () => {
    const ends: MapPlace[] = [
      [46, 7],
      [46, 8],
    ];
    const written = schema.parse({
      alt: 'A map',
      goal: 'west',
      stops: { west: { name: 'West', at: ends[0] }, east: { name: 'East', at: ends[1] } },
      kinds: { car: {} },
      ways: { early: { kind: 'car', line: ends, label: '30 min' }, late: { kind: 'car', line: ends, label: '40 min' } },
      wide: { labels: { late: [46, 7.5] } },
    });
    const map = makeMap(written, false);
    const boxes = wordBoxes(map, map.wide);
    expect(boxes).toHaveLength(4);
    expect(clashes(boxes)).toEqual([]);
  });
});
