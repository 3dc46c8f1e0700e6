/** Brings the story as a list, which the deck does not need. */
export const loadList = () => import('./story-as-list');
