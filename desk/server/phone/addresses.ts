import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Private networks (RFC 1918), home networks first; container software often uses 172.16/12. Loopback is for tests. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^127\./];

/** The position of an address’s network in `PRIVATE`, or -1 for a public or IPv6 address. */
const rankOf = (address: string) => (isIPv4(address) ? PRIVATE.findIndex((network) => network.test(address)) : -1);

/**
 * The private addresses at which a phone in the local network can reach this computer, the most likely first. The
 * environment variable PHONE_ADDRESS replaces the addresses that the system reports.
 */
export function listAddresses(found: readonly string[] = findAddresses()): string[] {
  return found.filter((address) => rankOf(address) >= 0).toSorted((one, other) => rankOf(one) - rankOf(other));
}

function findAddresses(): string[] {
  const { PHONE_ADDRESS } = process.env;
  if (PHONE_ADDRESS) return [PHONE_ADDRESS];
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return interfaces.filter(({ internal }) => !internal).map(({ address }) => address);
}
