import type { Typeface } from '../../../src/model/typefaces.ts';

/** A variable font in a package, and what the site uses of it. */
export type Family = {
  /** Stem of its files' names. */
  name: string;
  /** Its name, which is also the CSS family. */
  family: string;
  /** The name inside its file, if it differs. */
  nameInFile?: string;
  /** The package's file, with SUBSET in place of the alphabet and STYLE in place of the style. */
  file: string;
  /** Height of an x, in em. */
  xHeight: number;
  /** The lightest of its weights that the site uses. */
  lightest: number;
  /** The values at which axes other than the weight are pinned. */
  axes?: Record<'normal' | 'italic', Record<string, number>>;
  /** The package's alphabets to search for a letter, the likeliest first. */
  alphabets: readonly string[];
  /** The kind, which decides the fallbacks. */
  kind: 'serif' | 'sans';
};

/** Optical size of display type. Headings are 30 to 90 px tall; one optical size for all of them halves the file. */
const DISPLAY_SIZE = 72;

/** Optical size of italics, such as roles and prices, which are smaller and need sturdier hairlines. */
const SMALL_SIZE = 36;

const LATIN = ['latin', 'latin-ext'];
const LATIN_AND_VIETNAMESE = [...LATIN, 'vietnamese'];

/** Soft and a little wonky, like the pictures. Italics are not wonky: b, h, l and k would look like other letters. */
const FRAUNCES: Family = {
  name: 'fraunces',
  family: 'Fraunces',
  file: '@fontsource-variable/fraunces/files/fraunces-SUBSET-full-STYLE.woff2',
  xHeight: 0.454,
  lightest: 300,
  axes: {
    normal: { SOFT: 60, WONK: 1, opsz: DISPLAY_SIZE },
    italic: { SOFT: 60, WONK: 0, opsz: SMALL_SIZE },
  },
  alphabets: LATIN_AND_VIETNAMESE,
  kind: 'serif',
};

const FIGTREE = plain('figtree', 'Figtree', { xHeight: 0.5, lightest: 300, kind: 'sans', alphabets: LATIN });
const PLAYFAIR = plain('playfair-display', 'Playfair Display', { xHeight: 0.514, lightest: 400, kind: 'serif' });
const CORMORANT = plain('cormorant-garamond', 'Cormorant Garamond', {
  nameInFile: 'Cormorant Garamond Light',
  xHeight: 0.386,
  lightest: 300,
  kind: 'serif',
});
const LORA = plain('lora', 'Lora', { xHeight: 0.5, lightest: 400, kind: 'serif' });
const JOST = plain('jost', 'Jost', { xHeight: 0.46, lightest: 300, kind: 'sans', alphabets: LATIN });
const SOURCE_SANS = plain('source-sans-3', 'Source Sans 3', { xHeight: 0.491, lightest: 300, kind: 'sans' });

/** The pairs: one family for names and headings, one for text. The desk's `typeface-choice.tsx` repeats their names. */
export const PAIRS: Record<Typeface, { display: Family; text: Family }> = {
  fraunces: { display: FRAUNCES, text: FIGTREE },
  playfair: { display: PLAYFAIR, text: FIGTREE },
  cormorant: { display: CORMORANT, text: SOURCE_SANS },
  lora: { display: LORA, text: SOURCE_SANS },
  jost: { display: JOST, text: LORA },
};

/** A family whose only axis is the weight. */
function plain(
  name: string,
  family: string,
  rest: Pick<Family, 'xHeight' | 'lightest' | 'kind'> & Partial<Family>,
): Family {
  const file = `@fontsource-variable/${name}/files/${name}-SUBSET-wght-STYLE.woff2`;
  return { name, family, file, alphabets: LATIN_AND_VIETNAMESE, ...rest };
}
