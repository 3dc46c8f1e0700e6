/** The local day of an instant, `2027-05-03`; empty for null. Sweden writes dates as ISO does. */
export const isoDay = (instant: Date | null) => instant?.toLocaleDateString('sv') ?? '';

const DATE_AND_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The local date and time of an ISO instant, `3 May 2027, 14:05`. */
export const dateAndTime = (instant: string) => DATE_AND_TIME.format(new Date(instant));
