/**
 * Pseudorandom numbers from a seed (mulberry32), so that every build and every render draws the same picture.
 * @returns a function that returns the next number, 0 ≤ n < 1.
 */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Rounds a coordinate to one decimal, which is as short as it can be without a visible difference. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Joins the path data of `count` repetitions. */
export function repeat(count: number, draw: (index: number) => string): string {
  let path = '';
  for (let index = 0; index < count; index++) path += draw(index);
  return path;
}
