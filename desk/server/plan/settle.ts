import type { Answer } from '../../protocol.ts';

/** After this many attempts, no further group is tried, since each attempt reads the whole content. */
const MOST_TRIES = 60;

/**
 * Writes as many steps as possible: each on its own, then, in groups, those that add mistakes on their own. After a
 * success, the rest are retried.
 * @param attempt writes some of the steps, by their positions, as one.
 * @returns an answer for each; a step that was not written has the answer from its own attempt.
 */
export async function settle(
  count: number,
  attempt: (positions: readonly number[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = new Map<number, Answer>();
  let tries = 0;
  const writeSome = async (left: readonly number[]): Promise<readonly number[]> => {
    const stuck: number[] = [];
    for (const position of left) {
      const answer = await attempt([position]);
      tries += 1;
      answers.set(position, answer);
      if (answer.status === 'done') return [position];
      // Other steps cannot resolve a conflict or unlock a file.
      if (answer.status === 'mistakes') stuck.push(position);
    }
    for (const positions of setsOf(stuck)) {
      if (tries >= MOST_TRIES) break;
      const answer = await attempt(positions);
      tries += 1;
      if (answer.status !== 'done') continue;
      for (const position of positions) answers.set(position, answer);
      return positions;
    }
    return [];
  };
  let left = Array.from({ length: count }, (_, position) => position);
  for (let written = await writeSome(left); written.length > 0; written = await writeSome(left))
    left = left.filter((position) => !written.includes(position));
  return [...answers].toSorted(([one], [other]) => one - other).map(([, answer]) => answer);
}

/** Every group of two or more: first all, then the others by size, the smallest first. */
function* setsOf(all: readonly number[]): Generator<readonly number[]> {
  if (all.length > 1) yield all;
  for (let size = 2; size < all.length; size += 1) yield* setsOfSize(all, size);
}

function* setsOfSize(all: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) return yield [];
  for (const [index, first] of all.entries())
    for (const rest of setsOfSize(all.slice(index + 1), size - 1)) yield [first, ...rest];
}
