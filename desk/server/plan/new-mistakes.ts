import type { Content } from '../../../build/read/checked-content.ts';
import type { Mistake } from '../../../build/read/messages/mistake.ts';

/**
 * The mistakes that a change adds. Compares file and message, not lines, which move; each known mistake excuses one. A
 * mistake about several places is new if one of them is.
 */
export function findNewMistakes(before: Content, after: Content): Mistake[] {
  const known = before.mistakes.flatMap(partsOf).map(keyOf);
  const isNew = (part: Mistake) => {
    const at = known.indexOf(keyOf(part));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  };
  return after.mistakes.filter((mistake) => partsOf(mistake).some(isNew));
}

const partsOf = (mistake: Mistake) => mistake.parts ?? [mistake];

const keyOf = ({ file, message }: Mistake) => `${file} ${message}`;
