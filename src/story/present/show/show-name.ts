/** The name of the show's channel, window and stored item; unique for each site on a host. */
export const SHOW_NAME = `wedding-show${import.meta.env.BASE_URL}`;
