import { contrast } from './contrast.ts';
import {
  canRead,
  canShow,
  GIVEN,
  grounds,
  LEAST,
  nearestOrNull,
  threeOf,
  tokensOf,
  type Colours,
  type Three,
  type Time,
  type Tokens,
} from './derive.ts';

/** Two colours that do not go together, and one of them that would. */
export type ColourMistake = {
  /** The line to change. */
  colour: keyof Colours;
  remedy: string;
  message: string;
};

/** Every pair of colours of which one lies on the other, with the contrast that it needs. */
export const PAIRS = [
  ...pairs(['text'], ['page', 'raised'], LEAST.reading),
  ...pairs(
    ['text', 'text-quiet', 'link', 'accent-text'],
    ['page', 'page-deep', 'raised', 'map-land', 'map-water', 'map-shore'],
    LEAST.words,
  ),
  ...pairs(['button-text'], ['button', 'link'], LEAST.words),
  ...pairs(['accent', 'focus', 'line-strong', 'button'], ['page', 'page-deep', 'raised'], LEAST.shapes),
  ...pairs(['map-train', 'map-car', 'map-air'], ['map-land', 'map-water'], LEAST.shapes),
] as const;

/** What a couple's colours need, by day and by night; one mistake for each time of day at most. */
export function checkColours(colours: Colours): ColourMistake[] {
  return (['day', 'night'] as const).flatMap((time) => checkTime(colours, time) ?? []);
}

function checkTime(colours: Colours, time: Time): ColourMistake | null {
  const three = threeOf(colours, time);
  const { ink, paper } = three;
  if (!canRead(ink, paper)) {
    const under = worst(ink, grounds(three), ['page', 'raised']);
    return mend(colours, time, ['ink', 'paper'], canReadIn, { ...under, one: 'ink', least: LEAST.reading });
  }
  if (!canShow(three)) {
    const under = worst(three.accent, grounds(three), ['page', 'page-deep', 'raised']);
    return mend(colours, time, ['accent', 'paper'], canShow, { ...under, one: 'accent', least: LEAST.shapes });
  }
  const failed = failedPair(tokensOf(three));
  if (!failed) return null;
  return mend(colours, time, ['ink', 'paper', 'accent'], (tried) => !failedPair(tokensOf(tried)), {
    one: 'ink',
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

/** Says what is wrong, and how the first of these colours that can mend it would. */
function mend(
  colours: Colours,
  time: Time,
  order: readonly (keyof Three)[],
  does: (three: Three) => boolean,
  { one, ratio, least }: { one: keyof Three; ratio: number; least: number },
): ColourMistake {
  const three = threeOf(colours, time);
  const names = GIVEN[time];
  // A colour that was not given follows from the others: it is those that change.
  const remedies = order
    .filter((each) => colours[names[each]] !== undefined)
    .flatMap((each) => {
      const remedy = nearestOrNull(three[each], (hex) => does(threeOf({ ...colours, [names[each]]: hex }, time)));
      return remedy === null ? [] : [{ colour: names[each], remedy }];
    });
  // Where one change is not enough, paper is first made as light as it gets, on which every dark ink can be read.
  const { colour, remedy } = remedies[0] ?? { colour: names.paper, remedy: time === 'day' ? '#ffffff' : '#000000' };
  return {
    colour,
    remedy,
    message:
      `"${names[one]}" (${three[one]}) on "${names.paper}" (${three.paper}) has a contrast of ${format(ratio)}, ` +
      `and ${least} is needed ${least === LEAST.shapes ? 'to see it' : 'to read it'}. ` +
      `The nearest that does: ${colour}: '${remedy}'`,
  };
}

/** Rounded down, so that what is too little never looks as if it were enough. */
function format(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

function worst(hex: string, under: ReturnType<typeof grounds>, names: (keyof ReturnType<typeof grounds>)[]) {
  return { ratio: Math.min(...names.map((name) => contrast(hex, under[name]))) };
}

function pairs<One extends keyof Tokens, Other extends keyof Tokens>(
  ones: readonly One[],
  others: readonly Other[],
  least: number,
) {
  return ones.flatMap((one) => others.map((other) => ({ one, other, least })));
}
