import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cached, keyOf } from '../media/cache.ts';
import { faces, type Face } from './faces.ts';
import { lettersWithin, parseRanges, rangeOf } from './letters.ts';
import { readMetrics, SYSTEM_FONTS, type Metrics } from './metrics.ts';

/** Kerning, ligatures and what they lean on. Alternates and fractions are left out: nothing asks for them. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'rclt', 'rlig'];

const ALPHABETS = ['latin', 'latin-ext'];

/** Bumped by hand whenever the making changes in a way the settings do not show. */
const VERSION = 3;

const require = createRequire(import.meta.url);

/** The site's fonts as files, with the style sheet that declares them. */
export type Fonts = { css: string; preload: string[] };

/** Cuts the fonts down to the letters that are used. */
export async function makeFonts(cacheFolder: string, letters: ReadonlySet<string>): Promise<Fonts> {
  const key = keyOf([...letters].toSorted().join(''), {
    VERSION,
    faces,
    only: faces.map(({ only }) => String(only)),
    FEATURES,
  });
  const { folder, facts } = await cached(join(cacheFolder, 'fonts'), key, async (into) => {
    const rules: string[] = [];
    const preload: string[] = [];
    for (const face of faces) {
      for (const alphabet of ALPHABETS) {
        const wanted = [...letters].filter((letter) => face.only?.test(letter) ?? true);
        const text = lettersWithin(wanted, await rangesOf(face, alphabet));
        if (text === '') continue;
        const name = `${face.name}${alphabet === 'latin' ? '' : `-${alphabet}`}.woff2`;
        await writeFile(join(into, name), await cut(face, alphabet, text, 'woff2'));
        rules.push(declare(face, name, alphabet === 'latin' ? null : rangeOf(text)));
        if (alphabet !== 'latin') continue;
        if (face.preload) preload.push(name);
        if (face.style === 'normal')
          rules.push(fallback(face, readMetrics(await cut(face, alphabet, text, 'truetype'))));
      }
    }
    await writeFile(join(into, 'fonts.css'), rules.join('\n'));
    return { preload };
  });
  return { css: join(folder, 'fonts.css'), preload: facts.preload.map((name) => join(folder, name)) };
}

/** Fraunces at a place on its axes, cut to some letters: a TrueType font for each alphabet that has any of them. */
export async function cutFraunces(
  letters: string,
  style: Face['style'],
  axes: Record<string, number>,
): Promise<Buffer[]> {
  const face = faces.find((candidate) => candidate.family === 'Fraunces' && candidate.style === style);
  if (!face) return [];
  const cuts = ALPHABETS.map(async (alphabet) => {
    const text = lettersWithin(new Set(letters), await rangesOf(face, alphabet));
    return text === '' ? [] : [await cut({ ...face, axes }, alphabet, text, 'truetype')];
  });
  return (await Promise.all(cuts)).flat();
}

async function cut(face: Face, alphabet: string, text: string, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  const whole = await readFile(require.resolve(face.file.replace('SUBSET', alphabet)));
  return subsetFont(whole, text, { targetFormat, variationAxes: face.axes, keepFeatures: FEATURES, noHinting: true });
}

/** Which characters the package has put into the file of an alphabet. */
async function rangesOf(face: Face, alphabet: string) {
  const [scope, name] = face.file.split('/');
  const known: unknown = JSON.parse(await readFile(require.resolve(`${scope}/${name}/unicode.json`), 'utf8'));
  return parseRanges((known as Record<string, string>)[alphabet] ?? '');
}

function declare({ family, style, weight }: Face, file: string, range: string | null): string {
  return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}') format('woff2');${range === null ? '' : `\n  unicode-range: ${range};`}
}`;
}

/** A font that every machine has, fitted so that lines break and end where the real one will. */
function fallback({ family }: Face, { ascent, descent, lineGap, averageWidth }: Metrics): string {
  const system = SYSTEM_FONTS[family];
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
