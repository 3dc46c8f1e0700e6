/** The most bytes of a file with guests' messages: room for a mailbox with photos. */
export const MOST_BYTES = 200e6;
