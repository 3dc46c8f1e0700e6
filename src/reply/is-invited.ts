/* Separate from `invitation.ts`, so that the cover, which needs only this, stays small. */

/**
 * The invitation in an address's fragment, which browsers never send to the host, in a form that can also be cut out.
 */
export const INVITED_HASH = /(^#|&)rsvp=([0-9a-z]+)&?/i;

/** The answer's and the invitation's key in `localStorage`. Never change it: guests' browsers already hold it. */
export const REPLY_STORAGE_KEY = 'wedding-reply';

/** Whether the address or this device seems to have an invitation. @throws if the browser refuses its storage */
export function isInvited(): boolean {
  return INVITED_HASH.test(location.hash) || localStorage.getItem(REPLY_STORAGE_KEY) !== null;
}
