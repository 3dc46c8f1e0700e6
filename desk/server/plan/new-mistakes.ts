import type { Content } from '../../../build/read/checked-content.ts';
import type { Mistake } from '../../../build/read/messages/mistake.ts';

/**
 * Finds the mistakes that a change adds. Compares file and message, not lines, which move; each mistake from before excuses
 * one such mistake after. A mistake about several places is new if one of its parts is.
 */
export function findNewMistakes(before: Content, after: Content): Mistake[] {
  const known = before.mistakes.flatMap(partsOf).map(keyOf);
  /** Whether no known mistake excuses this part. Removes the one that does. */
  const isNew = (part: Mistake) => {
    const index = known.indexOf(keyOf(part));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  };
  return after.mistakes.filter((mistake) => partsOf(mistake).some(isNew));
}

const partsOf = (mistake: Mistake) => mistake.parts ?? [mistake];

const keyOf = ({ file, message }: Mistake) => `${file} ${message}`;
