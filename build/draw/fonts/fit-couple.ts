import type { Written } from '../../../src/model/schema/schema.ts';
import { andOf } from '../../read/facts/couple-names.ts';
import { fitNames, type NamesFit } from './fit-names.ts';
import { measureDisplay } from './measure-display.ts';

/** Width of the drawn ampersand with its margins, in em (`couple-names.module.css`). */
const AMPERSAND = 0.57;
/** Letter spacing of the names, in em. */
const TRACKING = -0.03;
/** The factor of extra width, since letters are measured one by one, without kerning. */
const SAFETY = 1.03;

/** Names that reach further below their baseline than this, in em, need more room above the date. */
const DESCENT = 0.1;
/** The extra room for such names, in em. */
const TAIL = 0.14;

/** The couple's names on tall and on wide screens, and the room below them for descenders, in em. */
export type CoupleFit = { tall: NamesFit; wide: NamesFit; tail: number };

/** Fits the couple's names as the display face draws them. */
export async function fitCouple(site: Written['site'], cacheFolder: string): Promise<CoupleFit> {
  const [first = '', second = ''] = site.couple.names.map((name) => name.normalize('NFC'));
  const and = andOf(site);
  const { widthOf, reachOf } = await measureDisplay(cacheFolder, first + second + and, site.typeface);
  const textWidthOf = (text: string) =>
    Array.from(text).reduce((sum, letter) => sum + (letter === '&' ? AMPERSAND : widthOf(letter)) + TRACKING, 0);
  const textReachOf = (text: string) => {
    // The ampersand is a drawing, not a letter.
    const reaches = Array.from(text.replace('&', ''), reachOf);
    return {
      above: Math.max(...reaches.map(({ above }) => above)),
      below: Math.max(...reaches.map(({ below }) => below)),
    };
  };
  const { tall, wide } = fitNames(first, and, second, textWidthOf, textReachOf);
  const withSafety = (fit: NamesFit) => ({ ...fit, em: fit.em * SAFETY });
  // The names that can be just above the date. Only a tall screen ever has both on one line.
  const aboveDate = tall.lines === 1 ? first + and + second : second;
  return { tall: withSafety(tall), wide: withSafety(wide), tail: textReachOf(aboveDate).below > DESCENT ? TAIL : 0 };
}
