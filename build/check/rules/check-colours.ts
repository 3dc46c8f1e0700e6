import { CONTRAST, contrast, showRatio } from '../../../src/model/colours/contrast.ts';
import {
  canRead,
  canShow,
  GIVEN,
  grounds,
  threeOf,
  tokensOf,
  type Colours,
  type Three,
  type Time,
  type Tokens,
} from '../../draw/colours/derive.ts';
import { nearestOrNull } from '../../draw/colours/nearest-colour.ts';

/** Two colours with too little contrast, and a replacement for one of them. */
type ColourMistake = {
  /** The line to change. */
  colour: keyof Colours;
  remedy: string;
  message: string;
};

/** Every foreground and background pair, with the contrast it needs. */
const PAIRS = [
  ...pairs(['text'], ['page', 'raised'], CONTRAST.reading),
  ...pairs(
    ['text', 'text-quiet', 'link', 'accent-text'],
    ['page', 'page-deep', 'raised', 'map-land', 'map-water', 'map-shore'],
    CONTRAST.text,
  ),
  ...pairs(['button-text'], ['button', 'link'], CONTRAST.text),
  ...pairs(['accent', 'focus', 'line-strong', 'button'], ['page', 'page-deep', 'raised'], CONTRAST.shapes),
  ...pairs(['map-train', 'map-car', 'map-air'], ['map-land', 'map-water'], CONTRAST.shapes),
] as const;

/** The start of a sentence about how much contrast a pair of colours needs, by that contrast. */
const NEEDS: Record<number, string> = {
  [CONTRAST.reading]: 'Long texts need',
  [CONTRAST.text]: 'Short texts need',
  [CONTRAST.shapes]: 'Lines and buttons need',
};

/** Checks a couple's colours by day and by night; reports at most one mistake for each. */
export function checkColours(colours: Colours): ColourMistake[] {
  return (['day', 'night'] as const).flatMap((time) => checkTime(colours, time) ?? []);
}

function checkTime(colours: Colours, time: Time): ColourMistake | null {
  const three = threeOf(colours, time);
  const { ink, paper } = three;
  if (!canRead(ink, paper)) {
    const ratio = lowestContrast(ink, grounds(three), ['page', 'raised']);
    return describe(colours, time, ['ink', 'paper'], canReadIn, { one: 'ink', ratio, least: CONTRAST.reading });
  }
  if (!canShow(three)) {
    const ratio = lowestContrast(three.accent, grounds(three), ['page', 'page-deep', 'raised']);
    return describe(colours, time, ['accent', 'paper'], canShow, { one: 'accent', ratio, least: CONTRAST.shapes });
  }
  const failed = failedPair(tokensOf(three));
  if (!failed) return null;
  return describe(colours, time, ['ink', 'paper', 'accent'], (tried) => !failedPair(tokensOf(tried)), {
    one: 'ink',
    isMixed: true,
    ratio: failed.ratio,
    least: failed.least,
  });
}

/** The first pair whose contrast is too low. */
export function failedPair(tokens: Tokens) {
  for (const { one, other, least } of PAIRS) {
    const ratio = contrast(tokens[one], tokens[other]);
    if (ratio < least) return { one, other, ratio, least };
  }
  return null;
}

const canReadIn = ({ ink, paper }: Three) => canRead(ink, paper);

/** Describes the mistake and suggests the first colour in `order` that can fix it. */
function describe(
  colours: Colours,
  time: Time,
  order: readonly (keyof Three)[],
  isFine: (three: Three) => boolean,
  { one, isMixed = false, ratio, least }: { one: keyof Three; isMixed?: boolean; ratio: number; least: number },
): ColourMistake {
  const three = threeOf(colours, time);
  const names = GIVEN[time];
  // Colours the couple did not set are derived from the others, so they cannot be changed.
  const remedies = order
    .filter((each) => colours[names[each]] !== undefined)
    .flatMap((each) => {
      const remedy = nearestOrNull(three[each], (hex) => isFine(threeOf({ ...colours, [names[each]]: hex }, time)));
      return remedy === null ? [] : [{ colour: names[each], remedy }];
    });
  // If one change is not enough, start with the paper on which most inks can be read.
  const [{ colour, remedy } = { colour: names.paper, remedy: time === 'day' ? '#ffffff' : '#000000' }] = remedies;
  const advice = remedies.length > 0 ? 'The nearest that works:' : 'No change of one colour is enough. Start with';
  const [front, back] = [`"${names[one]}" (${three[one]})`, `"${names.paper}" (${three.paper})`];
  const found = isMixed
    ? `Quiet texts and the map mix ${front} with ${back}, and the least contrast among them is`
    : `${front} on ${back} has a contrast of`;
  return {
    colour,
    remedy,
    message: `${found} ${showRatio(ratio)}. ${NEEDS[least]} ${least}. ${advice} ${colour}: '${remedy}'`,
  };
}

type Grounds = ReturnType<typeof grounds>;

function lowestContrast(hex: string, under: Grounds, names: (keyof Grounds)[]): number {
  return Math.min(...names.map((name) => contrast(hex, under[name])));
}

function pairs<One extends keyof Tokens, Other extends keyof Tokens>(
  ones: readonly One[],
  others: readonly Other[],
  least: number,
) {
  return ones.flatMap((one) => others.map((other) => ({ one, other, least })));
}
