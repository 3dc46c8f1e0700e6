import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORLDS } from '../../../src/worlds/all';
import { sharedTokensOf, tokensOf } from '../../../build/draw/colours/derive.ts';

const SRC = join(import.meta.dirname, '../../../src');
const FOLDER = join(SRC, 'worlds');
const NAMES = Object.keys(WORLDS);

/** Reads a file of a world. */
const read = (...path: string[]) => readFileSync(join(FOLDER, ...path), 'utf8');

/** The custom properties that some CSS defines. */
const namesIn = (css: string) => new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));

describe.each(NAMES)('the %s world', (name) => {
  test('has a favicon', () => {
    expect(read(name, 'files/favicon.svg')).toContain('<svg');
  });

  test('defines every colour that a couple can replace, by day and by night', () => {
    const ownColours = { ink: '#20242c', paper: '#faf7f1', accent: '#9a5b3c' };
    const [day = '', night = ''] = read(name, 'palette.css').split('@media');
    for (const token of Object.keys({ ...sharedTokensOf(ownColours), ...tokensOf(ownColours) }))
      expect(namesIn(day)).toContain(token);
    // The map's goal is the same by night.
    for (const token of Object.keys(tokensOf(ownColours)).filter((each) => each !== 'map-goal'))
      expect(namesIn(night)).toContain(token);
  });
});

test('everything that nightfall changes does so gradually', () => {
  const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const jumps = sheets.flatMap((file) => {
    const rules = [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
      selectors: selectors.split(',').map((selector) => selector.trim()),
      body,
    }));
    const hasTransition = (selector: string, property = '') =>
      rules.some(({ selectors, body }) => selectors.includes(selector) && body.includes(`transition: ${property} `));
    return rules.flatMap(({ selectors, body }) =>
      [...body.matchAll(/([\w-]+): [^;]*var\(--evening\)/g)].flatMap(([, property]) =>
        selectors.filter((selector) => !hasTransition(selector, property)).map((selector) => `${file} ${selector}`),
      ),
    );
  });
  expect(jumps).toEqual([]);
});

test('every palette defines all colours that are used without a fallback', () => {
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
