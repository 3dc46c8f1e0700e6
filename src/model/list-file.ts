/** The story as a list, for guests without script. It is next to `story.html`, the file of `/story`. */
export const LIST_FILE = 'story-list.html';
