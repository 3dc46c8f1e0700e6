import { CONTRAST, contrast, showRatio } from '../../../src/model/colours/contrast.ts';
import {
  canRead,
  canShow,
  GIVEN,
  groundsOf,
  threeOf,
  type Colours,
  type Three,
  type Time,
} from '../../draw/colours/derive.ts';
import { nearestOrNull } from '../../draw/colours/nearest-colour.ts';

/** Two colours with too little contrast, and a replacement for one of them. */
type ColourMistake = {
  /** The line to change. */
  colour: keyof Colours;
  /** The colour to write there: `#rrggbb`. */
  remedy: string;
  message: string;
};

/** The contrast that each colour needs with the paper, for messages. */
const NEEDS = {
  ink: `Long texts need ${CONTRAST.reading}`,
  accent: `Lines and buttons need ${CONTRAST.shapes}`,
};

/** Checks a couple's colours by day and by night; reports at most one mistake for each. */
export function checkColours(colours: Colours): ColourMistake[] {
  return (['day', 'night'] as const).flatMap((time) => checkTime(colours, time) ?? []);
}

function checkTime(colours: Colours, time: Time): ColourMistake | null {
  // Ink and accent are enough: when both have the contrast they need, so do all derived colours (`colours.test.ts`).
  const three = threeOf(colours, time);
  const { page, raised, 'page-deep': deep } = groundsOf(three);
  if (!canReadIn(three)) return describe(colours, time, 'ink', canReadIn, [page, raised]);
  if (!canShow(three)) return describe(colours, time, 'accent', canShow, [page, raised, deep]);
  return null;
}

const canReadIn = ({ ink, paper }: Three) => canRead(ink, paper);

/**
 * Describes a mistake and suggests a change that fixes it: of `front` if possible, or else of the paper.
 * @param under the backgrounds on which `front` must stand out.
 */
function describe(
  colours: Colours,
  time: Time,
  front: keyof typeof NEEDS,
  isFine: (three: Three) => boolean,
  under: readonly string[],
): ColourMistake {
  const three = threeOf(colours, time);
  const names = GIVEN[time];
  // A colour that the couple did not set has no line to change.
  const remedies = ([front, 'paper'] as const)
    .filter((each) => colours[names[each]] !== undefined)
    .flatMap((each) => {
      const remedy = nearestOrNull(three[each], (hex) => isFine(threeOf({ ...colours, [names[each]]: hex }, time)));
      return remedy === null ? [] : [{ colour: names[each], remedy }];
    });
  // If no single change is enough, start with the paper on which most inks can be read.
  const [{ colour, remedy } = { colour: names.paper, remedy: time === 'day' ? '#ffffff' : '#000000' }] = remedies;
  const advice = remedies.length > 0 ? 'The nearest that works:' : 'No change of one colour is enough. Start with';
  const label = (each: keyof Three) => `"${names[each]}" (${three[each]})`;
  const ratio = showRatio(Math.min(...under.map((ground) => contrast(three[front], ground))));
  return {
    colour,
    remedy,
    message: `${label(front)} on ${label('paper')} has a contrast of ${ratio}. ${NEEDS[front]}. ${advice} ${colour}: '${remedy}'`,
  };
}
