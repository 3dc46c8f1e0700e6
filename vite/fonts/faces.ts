/** A face of the site: which file it is cut from, and what of it is kept. */
export type Face = {
  /** Stem of the made file. */
  name: string;
  family: 'Fraunces' | 'Figtree';
  style: 'normal' | 'italic';
  /** As CSS gives it: one weight, or a span. */
  weight: string;
  /** The package's file, with SUBSET where its alphabet stands. */
  file: string;
  /** Of the package's alphabets those that are looked through for a letter, the likeliest first. */
  alphabets: readonly string[];
  /** For a face that stands in for another: by what it is enlarged for small letters as high as the other's. */
  scale?: number;
  /** Axes pinned to a value, or narrowed to a span. What is not named keeps its whole span. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The signs it needs, where that is fewer than all. */
  only?: RegExp;
  /** Asked for in the page's head, before any style is read, where the cover shows its letters. */
  preload: boolean;
};

/** Optical size of display type: headings are 30 to 90 px, and one cut for all of them halves the file. */
const DISPLAY_SIZE = 72;

/** Where display type stands on the axes of Fraunces. */
export const DISPLAY_AXES = { SOFT: 60, WONK: 1, opsz: DISPLAY_SIZE };

/** Song titles and roles are set smaller, and want sturdier hairlines. */
const SMALL_SIZE = 36;

/** Literata is lighter than Fraunces where it is cut for large sizes: this one has the same grey. */
const STAND_IN_SIZE = 18;

/** x-heights: 0.454 of the size in Fraunces, 0.508 in Literata; 0.5 in Figtree, 0.527 in Onest, 0.496 in Commissioner. */
const [LITERATA, ONEST, COMMISSIONER] = [0.454 / 0.508, 0.5 / 0.527, 0.5 / 0.496];

/** What names and titles are made of. */
const WORDS = /[\p{L}\p{N}\s.,;:!?&'’‘“”"()–—…·-]/u;

/**
 * The house's fonts, Fraunces and Figtree. Soft and a little wonky, as the pictures are; but not the italics, whose wonky b,
 * h, l and k read as other letters in running words. Below each those that stand in for it, under its name, for letters that
 * it lacks: they are cut for couples who write such letters, and no others.
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
