/** Lights that show only after Open is pressed: one chunk, loaded after the cover. */
export { Celebration } from './celebration';
export { Fires } from './fires';
export { Garland } from './garland';
