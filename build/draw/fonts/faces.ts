import type { Typeface } from '../../../src/model/typefaces.ts';
import { PAIRS, type Family } from './families.ts';

/** A face of the site: the file to subset, and what to keep of it. */
export type Face = {
  /** Stem of the subset's file name. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** `font-weight` in CSS: a range even for italics, which have one weight, so that browsers do not thicken them. */
  weight: string;
  /** The package's file, with SUBSET in place of the alphabet. */
  file: string;
  /** The package's alphabets to search for a letter, the likeliest first. */
  alphabets: readonly string[];
  /** The factor that brings a fallback to the x-height of the face that it supplements. */
  scale?: number;
  /** Axes pinned to a value or narrowed to a range. Other axes retain their full range. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The characters it needs; all by default. */
  only?: RegExp;
  /** Whether to preload its main alphabet, and any other alphabet with letters of the first screen. */
  preload: boolean;
  kind: Family['kind'];
};

/** The weights of headings and of text. */
const WEIGHTS = { display: { lightest: 300, heaviest: 600 }, text: { lightest: 400, heaviest: 700 } };

/** The one weight of italics. */
const ITALIC_WEIGHT = 400;

/** Fallbacks for letters that a family lacks, by the family's kind. */
const FALLBACKS = {
  serif: [
    {
      name: 'literata',
      file: '@fontsource-variable/literata/files/literata-SUBSET-opsz-STYLE.woff2',
      xHeight: 0.508,
      // At this optical size, Literata looks as heavy as Fraunces.
      axes: { opsz: 18 },
      styles: ['normal', 'italic'],
      alphabets: ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    },
  ],
  sans: [
    {
      name: 'onest',
      file: '@fontsource-variable/onest/files/onest-SUBSET-wght-STYLE.woff2',
      xHeight: 0.527,
      axes: {},
      styles: ['normal'],
      alphabets: ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
    },
    {
      name: 'commissioner',
      file: '@fontsource-variable/commissioner/files/commissioner-SUBSET-wght-STYLE.woff2',
      xHeight: 0.496,
      axes: {},
      styles: ['normal'],
      alphabets: ['greek'],
    },
  ],
};

/** The characters of texts in italics, such as names, titles and prices. */
const WORDS = /[\p{L}\p{N}\p{Sc}\s.,;:!?&'’‘“”‚„«»‹›"()–—…·¿¡/%+-]/u;

/**
 * The faces of a pair of families. Each is followed by its fallbacks, which share its family name and supply letters
 * that it lacks. Only couples who use such letters get them.
 */
export function facesOf(typeface: Typeface): Face[] {
  return [...displayFaces(typeface, 'normal'), ...displayFaces(typeface, 'italic'), ...textFaces(typeface)];
}

/** The faces of names and headings in one style. */
export function displayFaces(typeface: Typeface, style: Face['style']): Face[] {
  return facesFor(PAIRS[typeface].display, style, WEIGHTS.display);
}

function textFaces(typeface: Typeface): Face[] {
  return facesFor(PAIRS[typeface].text, 'normal', WEIGHTS.text);
}

function facesFor(own: Family, style: Face['style'], { lightest, heaviest }: (typeof WEIGHTS)['text']): Face[] {
  const { family, kind, xHeight } = own;
  const isItalic = style === 'italic';
  const from = Math.max(lightest, own.lightest);
  const wght = isItalic ? ITALIC_WEIGHT : { min: from, max: heaviest };
  const suffix = isItalic ? '-italic' : '';
  const faceOf = (source: Pick<Family, 'name' | 'file' | 'alphabets'>, axes: Record<string, number> = {}): Face => ({
    name: source.name + suffix,
    family,
    style,
    weight: `${from} ${heaviest}`,
    file: source.file.replace('STYLE', style),
    alphabets: source.alphabets,
    axes: { ...axes, wght },
    ...(isItalic && { only: WORDS }),
    preload: !isItalic,
    kind,
  });
  const fallbacks = FALLBACKS[kind].filter(({ styles }) => styles.includes(style));
  return [
    faceOf(own, own.axes?.[style]),
    ...fallbacks.map((fallback) =>
      Object.assign(faceOf(fallback, fallback.axes), { scale: xHeight / fallback.xHeight }),
    ),
  ];
}
