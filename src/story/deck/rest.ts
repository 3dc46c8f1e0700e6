import { MAX_REST_ROTATION, MAX_SHIFT, TOP_ROTATION_SHARE } from './feel';

/** A card's own rotation below the top card, in radians. It never changes, so that a reset looks the same. */
export function rotationOf(card: number): number {
  return (hash(card, 1) * 2 - 1) * MAX_REST_ROTATION;
}

/** A card's own sideways offset below the top card, in units. */
function shiftOf(card: number): number {
  return (hash(card, 2) * 2 - 1) * MAX_SHIFT;
}

/** The sideways offset of a card at a depth of the stack, in units: 0 for the top card. */
export function shiftAt(card: number, depth: number): number {
  return shiftOf(card) * Math.min(depth, 1);
}

/** The rotation of a card at a depth of the stack, in radians: the top card has a share of its own rotation. */
export function rotationAt(card: number, depth: number): number {
  return rotationOf(card) * (TOP_ROTATION_SHARE + (1 - TOP_ROTATION_SHARE) * Math.min(depth, 1));
}

/** A pseudorandom number from 0 to 1, independent for each salt. Source: the finalizer of MurmurHash3. */
function hash(card: number, salt: number): number {
  let bits = Math.imul(card + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
