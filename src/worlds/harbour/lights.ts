/** What lights up only once Open is pressed: one chunk, which comes after the cover. */
export { Beam } from './beam';
export { Fireworks } from './fireworks';
