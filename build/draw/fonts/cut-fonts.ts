import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cached, keyOf } from '../../media/cache.ts';
import type { Face } from './faces.ts';
import { lettersInFont, readMetrics, rescale, type Metrics } from './metrics.ts';
import { pickLetters, parseRanges } from './used-letters.ts';

/** Every page loads this alphabet's file, which is also the default for letters that no other file has. */
export const MAIN_ALPHABET = 'latin';

/**
 * Kerning, ligatures, the features they depend on, places for accents, and digits of one width. The site uses no other
 * alternates.
 */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'rclt', 'rlig', 'mark', 'mkmk', 'tnum'];

/** Increase this after a change that the settings in the cache key do not show. */
const VERSION = 4;

const require = createRequire(import.meta.url);

/** A file with some letters of a face, all from one of its alphabets. */
export type Cut = { face: Face; alphabet: string; file: string; letters: string; metrics: Metrics };

type Format = 'woff2' | 'truetype';

/** Cuts font files with all letters. Each letter is taken from the first face of a family and style that has it. */
export async function cutAll(
  cacheFolder: string,
  faces: readonly Face[],
  letters: ReadonlySet<string>,
  format: Format,
): Promise<Cut[]> {
  const cuts: Cut[] = [];
  for (const face of faces) {
    const missing = new Set([...letters].filter((letter) => face.only?.test(letter) ?? true));
    const earlier = cuts.filter((made) => made.face.family === face.family && made.face.style === face.style);
    for (const made of earlier) for (const letter of made.letters) missing.delete(letter);
    for (const alphabet of face.alphabets) {
      const text = pickLetters(missing, await rangesOf(face, alphabet));
      if (text === '') continue;
      const made = await cut(cacheFolder, face, alphabet, text, format);
      for (const letter of made.letters) missing.delete(letter);
      if (made.letters !== '') cuts.push(made);
    }
  }
  return cuts;
}

async function cut(cacheFolder: string, face: Face, alphabet: string, text: string, format: Format): Promise<Cut> {
  const source = face.file.replace('SUBSET', alphabet);
  const { file: _file, only: _only, alphabets: _alphabets, kind: _kind, ...settings } = face;
  const key = keyOf(text, { VERSION, source, settings, FEATURES, format });
  const name = `${face.name}${alphabet === MAIN_ALPHABET ? '' : `-${alphabet}`}.${format === 'woff2' ? 'woff2' : 'ttf'}`;
  const { folder, facts } = await cached(join(cacheFolder, 'fonts'), key, async (into) => {
    const options = { keepFeatures: FEATURES, noHinting: true };
    // First as TrueType, whose tables can be read and edited. The second pass corrects checksums and compresses WOFF2.
    const subset = await subsetFont(await readFile(require.resolve(source)), text, {
      ...options,
      variationAxes: face.axes,
      targetFormat: 'truetype',
    });
    const font = face.scale === undefined ? subset : rescale(subset, face.scale);
    await writeFile(join(into, name), await subsetFont(font, text, { ...options, targetFormat: format }));
    return { letters: lettersInFont(font, text), metrics: readMetrics(font) };
  });
  return { face, alphabet, file: join(folder, name), ...facts };
}

/** The ranges of the characters in the package's file for an alphabet. */
async function rangesOf(face: Face, alphabet: string) {
  const [scope, name] = face.file.split('/');
  const known: unknown = JSON.parse(await readFile(require.resolve(`${scope}/${name}/unicode.json`), 'utf8'));
  return parseRanges((known as Record<string, string>)[alphabet] ?? '');
}
