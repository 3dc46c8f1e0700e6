import type { Content } from '../../../build/read/checked-content.ts';
import type { Mistake } from '../../../build/read/messages/mistake.ts';

/** The mistakes that a change adds. Compares file and message, not lines, which move; each known mistake excuses one. */
export function findNewMistakes(before: Content, after: Content): Mistake[] {
  const known = before.mistakes.map(wordsOf);
  return after.mistakes.filter((mistake) => {
    const at = known.indexOf(wordsOf(mistake));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

const wordsOf = ({ file, message }: Mistake) => `${file} ${message}`;
