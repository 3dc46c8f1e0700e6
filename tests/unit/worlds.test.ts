import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORLDS } from '../../src/worlds/all';
import { lasting, tokensOf } from '../../vite/colours/derive.ts';

const SRC = join(import.meta.dirname, '../../src');
const ROOT = join(SRC, 'worlds');
const NAMES = Object.keys(WORLDS);

/** What each part's module exports, by `world.ts`. */
const PARTS = {
  cover: 'Cover',
  emblem: 'Emblem',
  horizon: 'Horizon',
  knot: 'Knot',
  'event-drawing': 'EventDrawing',
  'error-picture': 'ErrorPicture',
  'map-ornament': 'MapOrnament',
};

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

/** The custom properties that a world's palette names, and those in a part of a style sheet. */
const namesIn = (css: string) => new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));

describe.each(NAMES)('the world of %s', (name) => {
  test('has every part', () => {
    for (const [part, component] of Object.entries(PARTS))
      expect(read(name, `${part}.tsx`)).toContain(`export function ${component}(`);
  });

  test('has a mark', () => {
    expect(read(name, 'files/favicon.svg')).toContain('<svg');
  });

  test('names every colour that a couple’s own take the place of, by day and by night', () => {
    const three = { ink: '#20242c', paper: '#faf7f1', accent: '#9a5b3c' };
    const [day = '', night = ''] = read(name, 'palette.css').split('@media');
    for (const token of Object.keys({ ...lasting(three), ...tokensOf(three) })) expect(namesIn(day)).toContain(token);
    for (const token of Object.keys(tokensOf(three)).filter((each) => each !== 'map-goal'))
      expect(namesIn(night)).toContain(token);
  });
});

test('every colour that is used outside of the worlds, with nothing to take its place, is in all of their palettes', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(css|tsx?)$/.test(file) && !file.startsWith('worlds'),
  );
  const used = sheets.flatMap((file) =>
    Array.from(readFileSync(join(SRC, file), 'utf8').matchAll(/(?:var\(|token\(')--([\w-]+)(?!, |[\w-])/g)),
  );
  const palettes = NAMES.map((name) => namesIn(read(name, 'palette.css')));
  const colours = new Set(used.map(([, name]) => name).filter((name) => palettes.some((names) => names.has(name))));
  expect(colours.size).toBeGreaterThan(30);
  for (const names of palettes) expect([...colours].filter((colour) => !names.has(colour))).toEqual([]);
});
