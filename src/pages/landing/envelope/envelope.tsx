import { isInvited } from '../../../reply/is-invited';
import { useLazyPart } from '../../../use-lazy-part';

const PROPS = {};

/** Who the invitation is for. Loaded after the first render, which must be the same for all guests. */
export function Envelope() {
  return useLazyPart(loadNames, PROPS);
}

/** Fails for guests without an invitation, so that their cover names nobody. */
async function loadNames() {
  if (!isInvited()) throw new Error('Not invited');
  return (await import('./envelope-names')).EnvelopeNames;
}
