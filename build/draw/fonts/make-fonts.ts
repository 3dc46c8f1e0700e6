import { DEFAULT_TYPEFACE, type Typeface } from '../../../src/model/typefaces.ts';
import { cutAll, MAIN_ALPHABET, type Cut } from './cut-fonts.ts';
import { displayFaces, facesOf, type Face } from './faces.ts';
import { declareFace, familyRule } from './font-css.ts';

/** The style sheet that declares the site's fonts, and the font files to preload. */
export type Fonts = { css: string; preload: string[] };

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
    css: [...cuts.flatMap(declareFace), ...(typeface === DEFAULT_TYPEFACE ? [] : [familyRule(typeface)])].join('\n'),
    preload: cuts.filter((made) => made.face.preload && isFirst(made)).map(({ file }) => file),
  };
}

/**
 * Subsets the display face at fixed values of its axes; values for axes that it lacks are ignored. Its fallbacks use
 * only the weight.
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
