import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { DEFAULT_TYPEFACE, type Typeface } from '../../../src/model/typefaces.ts';
import { cached, keyOf } from '../../media/cache.ts';
import { displayFaces, facesOf, type Face } from './faces.ts';
import { PAIRS } from './families.ts';
import { lettersWithin, parseRanges, rangeOf } from './used-letters.ts';
import { enlarge, glyphsIn, readMetrics, SYSTEM_FONTS, type Metrics } from './metrics.ts';

/** Kerning, ligatures and the features they depend on. The site uses no alternates or fractions. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'rclt', 'rlig'];

/** Every page loads this alphabet; its file is the default for all letters that no other file has. */
const MAIN_ALPHABET = 'latin';

/** Increase this after a change that the settings in the cache key do not show. */
const VERSION = 4;

const require = createRequire(import.meta.url);

/** The style sheet that declares the site's fonts, and the font files to preload. */
export type Fonts = { css: string; preload: string[] };

/** A file with some letters of a face, all from one of its alphabets. */
type Cut = { face: Face; alphabet: string; file: string; letters: string; metrics: Metrics };

type Format = 'woff2' | 'truetype';

/**
 * Subsets the fonts to the letters that are used.
 * @param first the letters on the first screen.
 */
export async function makeFonts(
  cacheFolder: string,
  letters: ReadonlySet<string>,
  first: ReadonlySet<string>,
  typeface: Typeface = DEFAULT_TYPEFACE,
): Promise<Fonts> {
  const cuts = await cutAll(cacheFolder, facesOf(typeface), letters, 'woff2');
  const isFirst = ({ alphabet, letters: own }: Cut) =>
    alphabet === MAIN_ALPHABET || Array.from(own).some((letter) => first.has(letter));
  return {
    css: [...cuts.flatMap(declare), ...(typeface === DEFAULT_TYPEFACE ? [] : [useFamilies(typeface)])].join('\n'),
    preload: cuts.filter((made) => made.face.preload && isFirst(made)).map(({ file }) => file),
  };
}

/**
 * Subsets the display face at fixed axes, of which it uses those that it has. Its fallbacks use only the weight.
 * @returns TrueType files, one for each alphabet that has any of the letters.
 */
export async function cutDisplay(
  cacheFolder: string,
  letters: string,
  style: Face['style'],
  axes: Record<string, number> & { wght: number },
  typeface: Typeface = DEFAULT_TYPEFACE,
): Promise<string[]> {
  const placed = displayFaces(typeface, style).map(({ axes: own, ...face }) =>
    Object.assign(face, {
      axes: {
        ...own,
        ...(face.scale === undefined ? Object.fromEntries(Object.entries(axes).filter(([axis]) => axis in own)) : {}),
        wght: axes.wght,
      },
    }),
  );
  return (await cutAll(cacheFolder, placed, new Set(letters), 'truetype')).map(({ file }) => file);
}

/** Takes each letter from the first face of its family that has it. */
async function cutAll(
  cacheFolder: string,
  from: readonly Face[],
  letters: ReadonlySet<string>,
  format: Format,
): Promise<Cut[]> {
  const cuts: Cut[] = [];
  for (const face of from) {
    const others = cuts.filter((made) => made.face.family === face.family && made.face.style === face.style);
    const left = new Set([...letters].filter((letter) => face.only?.test(letter) ?? true));
    for (const made of others) for (const letter of made.letters) left.delete(letter);
    for (const alphabet of face.alphabets) {
      const text = lettersWithin(left, await rangesOf(face, alphabet));
      if (text === '') continue;
      const made = await cut(cacheFolder, face, alphabet, text, format);
      for (const letter of made.letters) left.delete(letter);
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
    const options = { variationAxes: face.axes, keepFeatures: FEATURES, noHinting: true };
    const own = await subsetFont(await readFile(require.resolve(source)), text, {
      ...options,
      targetFormat: 'truetype',
    });
    const font = face.scale === undefined ? own : enlarge(own, face.scale);
    await writeFile(
      join(into, name),
      await subsetFont(font, text, { keepFeatures: FEATURES, noHinting: true, targetFormat: format }),
    );
    return { letters: glyphsIn(font, text), metrics: readMetrics(font) };
  });
  return { face, alphabet, file: join(folder, name), ...facts };
}

/** The characters that the package has put into the file of an alphabet. */
async function rangesOf(face: Face, alphabet: string) {
  const [scope, name] = face.file.split('/');
  const known: unknown = JSON.parse(await readFile(require.resolve(`${scope}/${name}/unicode.json`), 'utf8'));
  return parseRanges((known as Record<string, string>)[alphabet] ?? '');
}

/** Never inlines a file, since the Content-Security-Policy allows no fonts in style sheets. */
function declare({ face, alphabet, file, letters, metrics }: Cut): string[] {
  const isMain = alphabet === MAIN_ALPHABET;
  const rule = `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url('${file.replaceAll('\\', '/')}?no-inline') format('woff2');${isMain ? '' : `\n  unicode-range: ${rangeOf(letters)};`}
}`;
  return isMain && face.style === 'normal' ? [rule, fallback(face, metrics)] : [rule];
}

/** Fits a system font so that its lines break and end where those of the real one will. */
function fallback({ family, kind }: Face, { ascent, descent, lineGap, averageWidth }: Metrics): string {
  const system = SYSTEM_FONTS[kind];
  const size = averageWidth / system.averageWidth;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family} Fallback';
  src: ${system.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: ${percent(lineGap / size)};
}`;
}

/** Overrides the families in `tokens.css`. */
function useFamilies(typeface: Typeface): string {
  const { display, text } = PAIRS[typeface];
  const listOf = ({ family, kind }: typeof display) =>
    `'${family}', '${family} Fallback', ${kind === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif'}`;
  return `:root:root {\n  --font-display: ${listOf(display)};\n  --font-text: ${listOf(text)};\n}`;
}
