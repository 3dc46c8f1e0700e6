import { piecesOf } from '../../../src/model/text/line-breaks.ts';
import type { FileContent } from '../../../src/model/schema/schema.ts';
import { DEFAULT_TYPEFACE, type Typeface } from '../../../src/model/typefaces.ts';
import { layOutDeck, type LayoutInput } from '../../../src/story/deck/layout.ts';
import { CAPTION_TRACKING } from '../../../src/story/card/caption-font.ts';
import { fitCaption } from '../../../src/story/card/fit-caption.ts';
import { captionRoomOf, wordsInsetOf, wordsRectOf } from '../../../src/story/look.ts';
import { STORY_LAYOUTS } from '../../draw/story-layout.ts';
import { measureDisplay } from '../../draw/fonts/measure-display.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import { explainLongWord } from '../oddities/odd-words.ts';
import type { Source } from '../../read/yaml/source.ts';

/** The screens on which captions must fit. */
const SCREENS: readonly LayoutInput[] = STORY_LAYOUTS.map(({ stage, area }) => ({ stage, area, rem: 16 }));

/** What is wrong with each caption, by `keyOf`; null if it fits. Fitting is slow, and every save checks all captions. */
const knownFaults = new Map<string, string | null>();

type Caption = {
  caption: string;
  /** Whether its card has no picture. */
  isAlone: boolean;
};

/** Finds captions that do not fit their card, using the card's own layout code. */
export async function checkCaptions(
  { cards }: FileContent['story'],
  source: Source,
  cacheFolder: string,
  typeface: Typeface = DEFAULT_TYPEFACE,
): Promise<Mistake[]> {
  const captions = cards.map(({ caption, photo, video }) => ({
    caption,
    isAlone: photo === undefined && video === undefined,
  }));
  const keyOf = ({ caption, isAlone }: Caption) => `${typeface} ${isAlone} ${caption}`;
  const unknown = captions.filter((caption) => !knownFaults.has(keyOf(caption)));
  if (unknown.length > 0) {
    const findFault = await createFaultFinder(captions.map(({ caption }) => caption).join(''), cacheFolder, typeface);
    for (const caption of unknown) knownFaults.set(keyOf(caption), findFault(caption));
  }
  return captions.flatMap((caption, index) => {
    const fault = knownFaults.get(keyOf(caption));
    return fault ? [source.mistakeAt(['cards', index, 'caption'], fault, { severity: 'warning' })] : [];
  });
}

/**
 * Returns a function that describes what is wrong with a caption, or returns null if it fits.
 * @param text all captions; the font is subset to their letters.
 */
async function createFaultFinder(
  text: string,
  cacheFolder: string,
  typeface: Typeface,
): Promise<(caption: Caption) => string | null> {
  const { widthOf } = await measureDisplay(cacheFolder, [...new Set(text)].toSorted().join(''), typeface);
  const measure = (line: string, size: number) =>
    Array.from(line).reduce((sum, letter) => sum + widthOf(letter) + CAPTION_TRACKING, 0) * size;
  return ({ caption, isAlone }) => {
    const outcomes = SCREENS.map((screen) => {
      const layout = layOutDeck(screen);
      const room = isAlone ? wordsRectOf(layout) : layout.label;
      const width = room.width - 2 * wordsInsetOf(layout, isAlone);
      const fitted = fitCaption(caption, width, layout, measure, isAlone ? captionRoomOf(layout) : 0);
      const words = piecesOf(caption).map((piece) => piece.trimEnd());
      const tooWide = words.find((word) => measure(word, fitted.size) > width);
      return { lines: fitted.lines, tooWide, isCut: lettersOf(fitted.lines.join('')) !== lettersOf(caption) };
    });
    const word = outcomes.find(({ tooWide }) => tooWide !== undefined)?.tooWide;
    if (word !== undefined) return explainLongWord(word, 'Split it with a space.');
    const cut = outcomes.find(({ isCut }) => isCut);
    return cut
      ? `This caption is too long for its card: on a phone it ends at "${lastWords(cut.lines)}". Shorten it.`
      : null;
  };
}

function lettersOf(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function lastWords(lines: readonly string[]): string {
  return (lines.at(-1) ?? '').split(' ').slice(-3).join(' ');
}
