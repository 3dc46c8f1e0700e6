/** Largest file of messages: room for a mailbox with photos. */
export const MOST_BYTES = 200e6;
