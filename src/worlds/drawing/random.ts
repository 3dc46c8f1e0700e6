/**
 * Numbers that look random and are the same in every run: what the build draws must be what the browser draws.
 * @returns a function that gives the next number, 0 ≤ n < 1.
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

/** A coordinate as short as it can be without being seen: one decimal. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `count` values made one after the other, joined to path data. */
export function repeat(count: number, draw: (index: number) => string): string {
  let path = '';
  for (let index = 0; index < count; index++) path += draw(index);
  return path;
}
