/** Lights that show only after Open is pressed: one chunk, loaded after the cover. */
export { Feast } from './feast';
export { Fires } from './fires';
export { Garland } from './garland';
