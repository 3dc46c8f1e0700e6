import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { map as schema } from '../../../../src/model/schema/schema-map';
import { pointsOf, toDrawing } from '../../../../src/pages/travel/curve';
import { makeMap, SIDES } from '../../../../build/make/map/make-map';
import { isSample } from '../../../fixtures/sample.ts';
import { MOUNTAINS } from '../../../fixtures/temporary-folder.ts';
import { ROOT, wordBoxes, clashes, cut } from '../../../fixtures/travel-maps.ts';

/** The map of a content folder, with a number in place of each reference, and an ornament that floats. */
const drawn = (folder: string) =>
  makeMap(schema.parse(parse(readFileSync(join(folder, 'map.yaml'), 'utf8').replace(/\{\{.*?\}\}/g, '90'))), true);
const valley = drawn(MOUNTAINS);
// A couple's own content may have no map. The tests of the coast are skipped then, but still read one to be listed.
const coast = isSample ? drawn(join(ROOT, 'content')) : valley;

describe.each(Object.entries(isSample ? { coast, valley } : { valley }))('the map of the %s', (_, map) => {
  test.each(SIDES)('contains every stop (%s)', (side) => {
    for (const { at } of map.stops) {
      const { x, y } = toDrawing(at, map[side]);
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

  test('has a legend without repeats', () => {
    const texts = map.legend.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe.skipIf(!isSample)('the map of the coast', () => {
  const [southStation, northStation, , beverly, , gloucester] = coast.stops.map(({ at }) => at);
  const [, fromBoston, , train] = coast.ways.map(({ line }) => pointsOf(line, coast.wide));
  const of = (at: { x: number; y: number } | undefined) => at && toDrawing(at, coast.wide);

  test('has north at the top and east on the right', () => {
    expect(of(gloucester)?.x).toBeGreaterThan(of(northStation)?.x ?? NaN);
    expect(of(gloucester)?.y).toBeLessThan(of(northStation)?.y ?? NaN);
  });

  test('leads trains and cars from Boston to Gloucester, the trains via Beverly', () => {
    expect(train?.at(0)).toEqual(of(northStation));
    expect(train).toContainEqual(of(beverly));
    expect(train?.at(-1)).toEqual(of(gloucester));
    expect(fromBoston?.at(0)).toEqual(of(southStation));
    expect(fromBoston?.at(-1)).toEqual(of(gloucester));
  });

  test.each(SIDES)('has a shore that ends outside the picture, as does the land behind it (%s)', (side) => {
    const shore = pointsOf(coast.coasts[0]?.shore ?? [], coast[side]);
    expect(shore.at(0)?.y).toBeLessThan(0);
    expect(shore.at(-1)?.y).toBeGreaterThan(coast[side].height);
    const behind = pointsOf(coast.coasts[0]?.behind ?? [], coast[side]);
    expect(behind).not.toEqual([]);
    // The sea is in the east. Far enough outside that the stroke of the outline is not visible.
    for (const { x, y } of behind) expect(x < -50 || y < -50 || y > coast[side].height + 50).toBe(true);
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
