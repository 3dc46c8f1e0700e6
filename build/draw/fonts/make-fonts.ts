import { DEFAULT_TYPEFACE, type Typeface } from '../../../src/model/typefaces.ts';
import { displayFaces, facesOf, type Face } from './faces.ts';
import { declareFace, familyRule } from './font-css.ts';
import { MAIN_ALPHABET, subsetFaces, type Subset } from './subset-faces.ts';

/** The style sheet that declares the site's fonts, and the font files to preload. */
export type Fonts = { css: string; preload: string[] };

/**
 * Subsets the fonts to the letters that the site uses.
 * @param firstScreen the letters on the first screen, which decide what to preload.
 */
export async function makeFonts(
  cacheFolder: string,
  letters: ReadonlySet<string>,
  firstScreen: ReadonlySet<string>,
  typeface: Typeface = DEFAULT_TYPEFACE,
): Promise<Fonts> {
  const subsets = await subsetFaces(cacheFolder, facesOf(typeface), letters, 'woff2');
  const isOnFirstScreen = ({ alphabet, letters: own }: Subset) =>
    alphabet === MAIN_ALPHABET || Array.from(own).some((letter) => firstScreen.has(letter));
  // `tokens.css` names the families of the default typeface.
  const familyRules = typeface === DEFAULT_TYPEFACE ? [] : [familyRule(typeface)];
  return {
    css: [...subsets.flatMap(declareFace), ...familyRules].join('\n'),
    preload: subsets.filter((subset) => subset.face.preload && isOnFirstScreen(subset)).map(({ file }) => file),
  };
}

/**
 * Subsets the display face and its fallbacks with axes pinned to these values. The face ignores axes that `Face.axes`
 * lacks. A fallback uses only the weight, since its other axes are chosen to look like the face.
 * @returns TrueType files, one for each face and alphabet that supply any of the letters.
 */
export async function subsetDisplay(
  cacheFolder: string,
  letters: string,
  style: Face['style'],
  axes: Record<string, number> & { wght: number },
  typeface: Typeface = DEFAULT_TYPEFACE,
): Promise<string[]> {
  const pinned = displayFaces(typeface, style).map(({ axes: own, ...face }) => {
    const isFallback = face.scale !== undefined;
    const used = Object.entries(axes).filter(([axis]) => (isFallback ? axis === 'wght' : axis in own));
    return Object.assign(face, { axes: { ...own, ...Object.fromEntries(used) } });
  });
  return (await subsetFaces(cacheFolder, pinned, new Set(letters), 'truetype')).map(({ file }) => file);
}
