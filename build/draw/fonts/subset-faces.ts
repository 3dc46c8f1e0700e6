import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cached, keyOf } from '../../media/cache.ts';
import type { Face } from './faces.ts';
import { lettersInFont, readMetrics, rescale, type Metrics } from './metrics.ts';
import { pickLetters, parseRanges } from './used-letters.ts';

/** Every page loads this alphabet's file. Its rule has no `unicode-range`, so browsers also try it for other letters. */
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
export type Subset = { face: Face; alphabet: string; file: string; letters: string; metrics: Metrics };

type Format = 'woff2' | 'truetype';

/** Subsets faces to these letters. Each letter is taken from the first face of a family and style that has it. */
export async function subsetFaces(
  cacheFolder: string,
  faces: readonly Face[],
  letters: ReadonlySet<string>,
  format: Format,
): Promise<Subset[]> {
  const subsets: Subset[] = [];
  for (const face of faces) {
    const missing = new Set([...letters].filter((letter) => face.only?.test(letter) ?? true));
    const earlier = subsets.filter((made) => made.face.family === face.family && made.face.style === face.style);
    for (const made of earlier) for (const letter of made.letters) missing.delete(letter);
    for (const alphabet of face.alphabets) {
      const text = pickLetters(missing, await rangesOf(face, alphabet));
      if (text === '') continue;
      const made = await subsetFace(cacheFolder, face, alphabet, text, format);
      for (const letter of made.letters) missing.delete(letter);
      if (made.letters !== '') subsets.push(made);
    }
  }
  return subsets;
}

async function subsetFace(
  cacheFolder: string,
  face: Face,
  alphabet: string,
  text: string,
  format: Format,
): Promise<Subset> {
  const source = face.file.replace('SUBSET', alphabet);
  const { axes, scale } = face;
  const name = `${face.name}${alphabet === MAIN_ALPHABET ? '' : `-${alphabet}`}.${format === 'woff2' ? 'woff2' : 'ttf'}`;
  const key = keyOf(text, { VERSION, source, name, axes, scale, FEATURES, format });
  const { folder, facts } = await cached(join(cacheFolder, 'fonts'), key, async (into) => {
    const options = { keepFeatures: FEATURES, noHinting: true };
    // First as TrueType, whose tables can be read and edited. The second pass corrects checksums and compresses WOFF2.
    const editable = await subsetFont(await readFile(require.resolve(source)), text, {
      ...options,
      variationAxes: axes,
      targetFormat: 'truetype',
    });
    const font = scale === undefined ? editable : rescale(editable, scale);
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
