/** The lights that only the menu shows. They share one chunk, which loads after the cover. */
export { Beam } from './beam';
export { Fireworks } from './fireworks';
