/** The story for guests without script. `story.html` is the file of `/story`. */
export const LIST_FILE = 'story-list.html';
