import { createPart } from '../../part';

/** The lazy part with the story as a list. */
export const listPart = createPart(() => import('./story-as-list'));
