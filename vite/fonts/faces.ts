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
  /** Axes pinned to a value, or narrowed to a span. What is not named keeps its whole span. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The signs it needs, where that is fewer than all. */
  only?: RegExp;
  /** Asked for in the page's head, before any style is read. */
  preload: boolean;
};

/** Optical size of display type: headings are 30 to 90 px, and one cut for all of them halves the file. */
const DISPLAY_SIZE = 72;

/** Where display type stands on the axes of Fraunces. */
export const DISPLAY_AXES = { SOFT: 60, WONK: 1, opsz: DISPLAY_SIZE };

/** Song titles and roles are set smaller, and want sturdier hairlines. */
const SMALL_SIZE = 36;

/** What names and titles are made of. */
const WORDS = /[\p{L}\p{N}\s.,;:!?&'’‘“”"()–—…·-]/u;

/**
 * The house's fonts. Soft and a little wonky, as the pictures are; but not the italics, whose wonky b, h, l and k read as
 * other letters in running words.
 */
export const faces: readonly Face[] = [
  {
    name: 'fraunces',
    family: 'Fraunces',
    style: 'normal',
    weight: '300 600',
    file: '@fontsource-variable/fraunces/files/fraunces-SUBSET-full-normal.woff2',
    axes: { ...DISPLAY_AXES, wght: { min: 300, max: 600 } },
    preload: true,
  },
  {
    name: 'fraunces-italic',
    family: 'Fraunces',
    style: 'italic',
    weight: '300 600',
    file: '@fontsource-variable/fraunces/files/fraunces-SUBSET-full-italic.woff2',
    axes: { SOFT: 60, WONK: 0, opsz: SMALL_SIZE, wght: 400 },
    only: WORDS,
    preload: false,
  },
  {
    name: 'figtree',
    family: 'Figtree',
    style: 'normal',
    weight: '400 700',
    file: '@fontsource-variable/figtree/files/figtree-SUBSET-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    preload: true,
  },
];
