import type { FileContent } from '../../src/content/schema.ts';
import { layOutDeck, type LayoutInput } from '../../src/story/deck/layout.ts';
import { fitCaption } from '../../src/story/fit-caption.ts';
import { wordsInsetOf, wordsRectOf } from '../../src/story/look.ts';
import { measureDisplay } from '../fonts/measure-display.ts';
import type { Mistake } from './mistake.ts';
import { tooLong, wordsOf } from './oddities.ts';
import type { Source } from './source.ts';

/** Captions are set a little tighter than the letters are wide (`caption-type.ts`). */
const TRACKING = -0.01;

/** Where a caption has the least room, as the page lays it out: the smallest phone, a phone on its side, a small desk. */
const SCREENS: readonly LayoutInput[] = [
  { stage: { width: 320, height: 568 }, area: { x: 0, y: 89, width: 320, height: 394 }, rem: 16 },
  { stage: { width: 844, height: 390 }, area: { x: 0, y: 52, width: 760, height: 338 }, rem: 16 },
  { stage: { width: 1280, height: 800 }, area: { x: 0, y: 109, width: 1280, height: 603 }, rem: 16 },
];

/** What was found of a caption: it is set on each screen, which all of them together would hold up each save for. */
const found = new Map<string, string | null>();

/** Finds captions that a card has no room for, by the rule that the card itself sets them by. */
export async function checkCaptions(
  { cards }: FileContent['story'],
  source: Source,
  cacheFolder: string,
): Promise<Mistake[]> {
  const captions = cards.map(({ caption, photo, video }) => ({
    caption,
    isAlone: photo === undefined && video === undefined,
  }));
  const keyOf = ({ caption, isAlone }: Caption) => `${isAlone} ${caption}`;
  const unknown = captions.filter((caption) => !found.has(keyOf(caption)));
  if (unknown.length > 0) {
    const judge = await createJudge(captions.map(({ caption }) => caption).join(''), cacheFolder);
    for (const caption of unknown) found.set(keyOf(caption), judge(caption));
  }
  return captions.flatMap((caption, index) => {
    const message = found.get(keyOf(caption));
    return message ? [source.mistakeAt(['cards', index, 'caption'], message, { severity: 'warning' })] : [];
  });
}

type Caption = { caption: string; isAlone: boolean };

/** Says of a caption what is wrong with it, or null. @param text all captions: a font is cut to their letters. */
async function createJudge(text: string, cacheFolder: string): Promise<(caption: Caption) => string | null> {
  const { widthOf } = await measureDisplay(cacheFolder, [...new Set(text)].toSorted().join(''));
  const measure = (text: string, size: number) =>
    Array.from(text).reduce((sum, letter) => sum + widthOf(letter) + TRACKING, 0) * size;
  return ({ caption, isAlone }) => {
    const fits = SCREENS.map((screen) => {
      const layout = layOutDeck(screen);
      const room = isAlone ? wordsRectOf(layout) : layout.label;
      const width = room.width - 2 * wordsInsetOf(layout, isAlone);
      const fitted = fitCaption(caption, width, layout, measure, isAlone);
      const widest = wordsOf(caption).find((word) => measure(word, fitted.size) > width);
      return { lines: fitted.lines, widest };
    });
    const word = fits.find(({ widest }) => widest !== undefined)?.widest;
    if (word !== undefined) return tooLong(word);
    const cut = fits.find(({ lines }) => lines.at(-1)?.endsWith('…') && !caption.endsWith('…'));
    return cut ? `This caption is too long for its card: on a phone it ends at "${lastWords(cut.lines)}".` : null;
  };
}

function lastWords(lines: readonly string[]): string {
  return (lines.at(-1) ?? '').split(' ').slice(-3).join(' ');
}
