/** Lights that show only after Open is pressed: one chunk, loaded after the cover. */
export { Beam } from './beam';
export { Fireworks } from './fireworks';
