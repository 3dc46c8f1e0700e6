/** What the show is called in this browser: its channel, storage and window. Each site on a host has its own. */
export const SHOW_NAME = `wedding-show${import.meta.env.BASE_URL}`;
