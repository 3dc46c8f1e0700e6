import type { Answer } from '../../protocol.ts';

/** After this many attempts, no other group is tried, since each attempt reads the whole content. */
const MOST_TRIES = 60;

/**
 * Writes as many steps as possible: first each on its own; then those that add mistakes on their own, in groups. After each
 * success, the remaining steps are tried again, since they may have become valid.
 * @param attempt writes the steps at these positions as one
 * @returns an answer for each step; if it was not written, the answer to its last attempt on its own
 */
export async function settle(
  count: number,
  attempt: (positions: readonly number[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = new Map<number, Answer>();
  let tries = 0;
  /** Writes the first step or group that can be written. @returns its positions; empty if there is none */
  const writeNext = async (left: readonly number[]): Promise<readonly number[]> => {
    const stuck: number[] = [];
    for (const position of left) {
      const answer = await attempt([position]);
      tries += 1;
      answers.set(position, answer);
      if (answer.status === 'done') return [position];
      // Other steps cannot resolve a conflict or unlock a file.
      if (answer.status === 'mistakes') stuck.push(position);
    }
    for (const positions of groupsOf(stuck)) {
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
  for (let written = await writeNext(left); written.length > 0; written = await writeNext(left))
    left = left.filter((position) => !written.includes(position));
  return [...answers].toSorted(([one], [other]) => one - other).map(([, answer]) => answer);
}

/** Every group of two or more: first all together, then the smaller groups by size, the smallest first. */
function* groupsOf(all: readonly number[]): Generator<readonly number[]> {
  if (all.length > 1) yield all;
  for (let size = 2; size < all.length; size += 1) yield* groupsOfSize(all, size);
}

function* groupsOfSize(all: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) return yield [];
  for (const [index, first] of all.entries())
    for (const rest of groupsOfSize(all.slice(index + 1), size - 1)) yield [first, ...rest];
}
