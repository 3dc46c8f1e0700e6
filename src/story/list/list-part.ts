import { createPart } from '../../part';

/** The story as a list, which the deck does not need. */
export const listPart = createPart(() => import('./story-as-list'));
