import { MAX_SHIFT, MAX_SKEW } from './feel';

/** How far askew a card lies, in radians; the same for the same card, so that a reset looks the same. */
export function skewOf(card: number): number {
  return (hash(card, 1) * 2 - 1) * MAX_SKEW;
}

/** How far off the middle a card lies, in units. */
export function shiftOf(card: number): number {
  return (hash(card, 2) * 2 - 1) * MAX_SHIFT;
}

/** A number from 0 to 1 that looks random and is not. Source: the finalizer of MurmurHash3. */
export function hash(card: number, salt: number): number {
  let bits = Math.imul(card + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
