import { renderUnicodeCompact } from 'uqr';
import { isBuildServer } from '../../build/emit/private/site-key.ts';
import type { Outcome } from '../../desk/model/publishing.ts';
import { refuse } from './refuse.ts';

/** Prints how a publication ended and, if it succeeded, the address with its QR code. @returns whether it succeeded */
export function reportOutcome(outcome: Outcome): boolean {
  // Ends the progress line.
  console.log();
  if (outcome.status === 'failed') return refuse(outcome.message);
  if (outcome.status === 'newer') return refuse('Another computer published at the same moment. Try again.');
  if (outcome.status === 'same') console.log('\nNothing has changed: everything is online already.');
  else if (outcome.isPreview) console.log('\nOnly people with this address can see it:');
  else console.log(`\nOnline: ${outcome.about}.`);
  // Others can read a build server's log, so it must not contain a private site's key.
  const address = isBuildServer() ? outcome.address.replace(/#.*/, '') : outcome.address;
  console.log(`\n${renderUnicodeCompact(address)}\n\n${address}\n`);
  return true;
}
