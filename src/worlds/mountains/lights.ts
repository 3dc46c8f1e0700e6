/** What lights up only once Open is pressed: one chunk, which comes after the cover. */
export { Feast } from './feast';
export { Fires } from './fires';
export { Garland } from './garland';
