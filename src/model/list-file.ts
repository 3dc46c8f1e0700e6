/** The file of the story for guests without script, next to `story.html`, which is the file of `/story`. */
export const LIST_FILE = 'story-list.html';
