import { isInvited } from '../../../reply/is-invited';
import { useLazyPart } from '../../../use-lazy-part';

const NO_PROPS = {};

/** The names on the guest's invitation. They load after the first render, which must be the same for all guests. */
export function Envelope() {
  return useLazyPart(loadNames, NO_PROPS);
}

/** Throws for guests without an invitation, so that `useLazyPart` shows nothing. */
async function loadNames() {
  if (!isInvited()) throw new Error('Not invited');
  return (await import('./envelope-names')).EnvelopeNames;
}
