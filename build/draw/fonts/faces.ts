/** A face of the site: the file to subset, and what to keep of it. */
export type Face = {
  /** Stem of the subset's file name. */
  name: string;
  family: 'Fraunces' | 'Figtree';
  style: 'normal' | 'italic';
  /** `font-weight` in CSS: one weight or a range. */
  weight: string;
  /** The package's file, with SUBSET in place of the alphabet. */
  file: string;
  /** The package's alphabets to search for a letter, the likeliest first. */
  alphabets: readonly string[];
  /** Enlarges a fallback to the x-height of the face that it supplements. */
  scale?: number;
  /** Axes pinned to a value or narrowed to a range. Other axes retain their full range. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The characters it needs; all by default. */
  only?: RegExp;
  /** Preloaded if the cover shows any of its letters. */
  preload: boolean;
};

/** Optical size of display type. Headings have 30 to 90 px, and one size for all of them halves the file. */
const DISPLAY_SIZE = 72;

/** The axes of display type in Fraunces. */
export const DISPLAY_AXES = { SOFT: 60, WONK: 1, opsz: DISPLAY_SIZE };

/** Optical size of song titles and roles, which are smaller and need sturdier hairlines. */
const SMALL_SIZE = 36;

/** Optical size at which Literata looks as heavy as Fraunces. */
const STAND_IN_SIZE = 18;

/** Ratios of x-heights: 0.454 em in Fraunces, 0.508 in Literata; 0.5 in Figtree, 0.527 in Onest, 0.496 in Commissioner. */
const [LITERATA, ONEST, COMMISSIONER] = [0.454 / 0.508, 0.5 / 0.527, 0.5 / 0.496];

/** The characters of names and titles. */
const WORDS = /[\p{L}\p{N}\s.,;:!?&'’‘“”"()–—…·-]/u;

/**
 * The site's fonts, Fraunces and Figtree. Fraunces is soft and a little wonky, like the pictures, but not in italics, whose
 * wonky b, h, l and k look like other letters. Each is followed by its fallbacks, which share its family name and supply
 * missing letters. Only couples who use such letters get them.
 */
export const faces: readonly Face[] = [
  {
    name: 'fraunces',
    family: 'Fraunces',
    style: 'normal',
    weight: '300 600',
    file: '@fontsource-variable/fraunces/files/fraunces-SUBSET-full-normal.woff2',
    alphabets: ['latin', 'latin-ext', 'vietnamese'],
    axes: { ...DISPLAY_AXES, wght: { min: 300, max: 600 } },
    preload: true,
  },
  {
    name: 'literata',
    family: 'Fraunces',
    style: 'normal',
    weight: '300 600',
    file: '@fontsource-variable/literata/files/literata-SUBSET-opsz-normal.woff2',
    alphabets: ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    scale: LITERATA,
    axes: { opsz: STAND_IN_SIZE, wght: { min: 300, max: 600 } },
    preload: true,
  },
  {
    name: 'fraunces-italic',
    family: 'Fraunces',
    style: 'italic',
    weight: '300 600',
    file: '@fontsource-variable/fraunces/files/fraunces-SUBSET-full-italic.woff2',
    alphabets: ['latin', 'latin-ext', 'vietnamese'],
    axes: { SOFT: 60, WONK: 0, opsz: SMALL_SIZE, wght: 400 },
    only: WORDS,
    preload: false,
  },
  {
    name: 'literata-italic',
    family: 'Fraunces',
    style: 'italic',
    weight: '300 600',
    file: '@fontsource-variable/literata/files/literata-SUBSET-opsz-italic.woff2',
    alphabets: ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    scale: LITERATA,
    axes: { opsz: STAND_IN_SIZE, wght: 400 },
    only: WORDS,
    preload: false,
  },
  {
    name: 'figtree',
    family: 'Figtree',
    style: 'normal',
    weight: '400 700',
    file: '@fontsource-variable/figtree/files/figtree-SUBSET-wght-normal.woff2',
    alphabets: ['latin', 'latin-ext'],
    axes: { wght: { min: 400, max: 700 } },
    preload: true,
  },
  {
    name: 'onest',
    family: 'Figtree',
    style: 'normal',
    weight: '400 700',
    file: '@fontsource-variable/onest/files/onest-SUBSET-wght-normal.woff2',
    alphabets: ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
    scale: ONEST,
    axes: { wght: { min: 400, max: 700 } },
    preload: true,
  },
  {
    name: 'commissioner',
    family: 'Figtree',
    style: 'normal',
    weight: '400 700',
    file: '@fontsource-variable/commissioner/files/commissioner-SUBSET-wght-normal.woff2',
    alphabets: ['greek'],
    scale: COMMISSIONER,
    axes: { wght: { min: 400, max: 700 } },
    preload: true,
  },
];
