/** What lights up only once Open is pressed: one chunk, which comes after the cover. */
export { Fires } from './fires';
export { RisingLanterns } from './rising-lanterns';
export { Torches } from './torches';
