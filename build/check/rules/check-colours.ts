import { CONTRAST, contrast, showRatio } from '../../../src/model/colours/contrast.ts';
import {
  canRead,
  canShow,
  GIVEN,
  grounds,
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
  remedy: string;
  message: string;
};

/** The contrast that each colour needs with the paper. */
const NEEDS = {
  ink: `Long texts need ${CONTRAST.reading}`,
  accent: `Lines and buttons need ${CONTRAST.shapes}`,
};

/** Checks a couple's colours by day and by night; reports at most one mistake for each. */
export function checkColours(colours: Colours): ColourMistake[] {
  return (['day', 'night'] as const).flatMap((time) => checkTime(colours, time) ?? []);
}

/** If ink and accent are legible, so is every colour derived from them: see `colours.test.ts`. */
function checkTime(colours: Colours, time: Time): ColourMistake | null {
  const three = threeOf(colours, time);
  const under = grounds(three);
  if (!canReadIn(three)) return describe(colours, time, 'ink', canReadIn, [under.page, under.raised]);
  if (!canShow(three)) return describe(colours, time, 'accent', canShow, Object.values(under));
  return null;
}

const canReadIn = ({ ink, paper }: Three) => canRead(ink, paper);

/** Describes the mistake and suggests the first change, of `one` or of the paper, that fixes it. */
function describe(
  colours: Colours,
  time: Time,
  one: keyof typeof NEEDS,
  isFine: (three: Three) => boolean,
  under: readonly string[],
): ColourMistake {
  const three = threeOf(colours, time);
  const names = GIVEN[time];
  // Colours the couple did not set are derived from the others, so they cannot be changed.
  const remedies = ([one, 'paper'] as const)
    .filter((each) => colours[names[each]] !== undefined)
    .flatMap((each) => {
      const remedy = nearestOrNull(three[each], (hex) => isFine(threeOf({ ...colours, [names[each]]: hex }, time)));
      return remedy === null ? [] : [{ colour: names[each], remedy }];
    });
  // If one change is not enough, start with the paper on which most inks can be read.
  const [{ colour, remedy } = { colour: names.paper, remedy: time === 'day' ? '#ffffff' : '#000000' }] = remedies;
  const advice = remedies.length > 0 ? 'The nearest that works:' : 'No change of one colour is enough. Start with';
  const [front, back] = [`"${names[one]}" (${three[one]})`, `"${names.paper}" (${three.paper})`];
  const ratio = showRatio(Math.min(...under.map((ground) => contrast(three[one], ground))));
  return {
    colour,
    remedy,
    message: `${front} on ${back} has a contrast of ${ratio}. ${NEEDS[one]}. ${advice} ${colour}: '${remedy}'`,
  };
}
