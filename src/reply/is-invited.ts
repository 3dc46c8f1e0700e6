/* Separate from `invitation.ts`, so that the cover, which needs only this, stays small. */

/** The part of an address with an invitation. It is after the `#`, so it never reaches the host. */
export const INVITED_HASH = /(^#|&)rsvp=([0-9a-z]+)&?/i;

/** The key in `localStorage` of the answer and the invitation. Never change it: guests' browsers already hold it. */
export const REPLY_STORAGE_KEY = 'wedding-reply';

/** Whether this device may have an invitation. @throws if the browser refuses its storage */
export function isInvited(): boolean {
  return INVITED_HASH.test(location.hash) || localStorage.getItem(REPLY_STORAGE_KEY) !== null;
}
