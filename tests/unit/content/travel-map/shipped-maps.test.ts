import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { map as schema } from '../../../../src/model/schema/schema-map';
import { pointsOf, toDrawing } from '../../../../src/pages/travel/curve';
import { SHAPES } from '../../../../build/make/map/crop';
import { makeMap } from '../../../../build/make/map/make-map';
import { isSample } from '../../../fixtures/sample.ts';
import { MOUNTAINS } from '../../../fixtures/temporary-folder.ts';
import { ROOT, wordBoxes, clashes, cut } from '../../../fixtures/travel-maps.ts';

/** Makes the map of a content folder, with a number for each reference, in a world whose ornament needs water. */
const makeMapOf = (folder: string) =>
  makeMap(schema.parse(parse(readFileSync(join(folder, 'map.yaml'), 'utf8').replace(/\{\{.*?\}\}/g, '90'))), true);
const valley = makeMapOf(MOUNTAINS);
// A couple’s own content may have no map, but Vitest also runs the body of the skipped `describe` below.
const coast = isSample ? makeMapOf(join(ROOT, 'content')) : valley;

describe.each(Object.entries(isSample ? { coast, valley } : { valley }))('the map of the %s', (_, map) => {
  test.each(SHAPES)('contains every stop (%s)', (shape) => {
    for (const { at } of map.stops) {
      const { x, y } = toDrawing(at, map[shape]);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map[shape].width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map[shape].height);
    }
  });

  test.each(SHAPES)('fits all its words into the picture without overlap (%s)', (shape) => {
    const boxes = wordBoxes(map, map[shape]);
    expect(boxes.length).toBeGreaterThanOrEqual(map.stops.length + map[shape].labels.length);
    expect(clashes(boxes)).toEqual([]);
    expect(cut(boxes, map[shape])).toEqual([]);
  });

  test('has a legend without repeats', () => {
    const texts = map.legend.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe.skipIf(!isSample)('the map of the coast', () => {
  const [southStation, northStation, , beverly, , gloucester] = coast.stops.map(({ at }) => toDrawing(at, coast.wide));
  // The drive from Boston, which starts at its station, and the train.
  const [, fromBoston, , train] = coast.ways.map(({ line }) => pointsOf(line, coast.wide));

  test('has north at the top and east on the right', () => {
    expect(gloucester?.x).toBeGreaterThan(northStation?.x ?? NaN);
    expect(gloucester?.y).toBeLessThan(northStation?.y ?? NaN);
  });

  test('leads trains and cars from Boston to Gloucester, the trains via Beverly', () => {
    expect(train?.at(0)).toEqual(northStation);
    expect(train).toContainEqual(beverly);
    expect(train?.at(-1)).toEqual(gloucester);
    expect(fromBoston?.at(0)).toEqual(southStation);
    expect(fromBoston?.at(-1)).toEqual(gloucester);
  });

  test.each(SHAPES)('has a shore that ends outside the picture, as does the land behind it (%s)', (shape) => {
    const shore = pointsOf(coast.coasts[0]?.shore ?? [], coast[shape]);
    expect(shore.at(0)?.y).toBeLessThan(0);
    expect(shore.at(-1)?.y).toBeGreaterThan(coast[shape].height);
    const behind = pointsOf(coast.coasts[0]?.behind ?? [], coast[shape]);
    expect(behind).not.toEqual([]);
    // So far outside that the stroke of the outline is not visible, and not in the east, where the sea is.
    for (const { x, y } of behind) expect(x < -50 || y < -50 || y > coast[shape].height + 50).toBe(true);
  });
});

describe('the map of the valley', () => {
  test('is all land, without the grid of a sea chart', () => {
    expect(valley.ground).toBe('land');
    expect(valley.wide.graticule + valley.tall.graticule).toBe('');
  });

  test('has no schooner, since it has no water', () => {
    for (const shape of SHAPES) expect(valley[shape].ornament).toBe(null);
  });

  test.each(SHAPES)('shows the airports by arrows that end inside the picture (%s)', (shape) => {
    const { arrows, width, height } = valley[shape];
    expect(arrows).toHaveLength(2);
    for (const { head } of arrows) {
      // A path, in which x and y alternate.
      const numbers = head.match(/-?[\d.]+/g)?.map(Number) ?? [];
      numbers.forEach((number, index) => {
        expect(number).toBeGreaterThan(0);
        expect(number).toBeLessThan(index % 2 === 0 ? width : height);
      });
    }
  });
});
