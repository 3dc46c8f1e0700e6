/** The name of the show's channel, storage and window; unique for each site on a host. */
export const SHOW_NAME = `wedding-show${import.meta.env.BASE_URL}`;
