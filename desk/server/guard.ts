import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Local names only: any other may be a DNS rebinding attack. */
const HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from the desk and not from another page in the same browser. Checks the host, the origin and the
 * token that only the desk's page has.
 */
export function isFromDesk({ headers, method, url = '' }: IncomingMessage, token: string): boolean {
  const { host = '', origin } = headers;
  if (!HOST.test(host)) return false;
  if (origin !== undefined ? origin !== `http://${host}` : method !== 'GET') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  // An image request cannot set headers, so its token is in the address.
  const given =
    headers['x-edit-token'] ?? (method === 'GET' ? new URLSearchParams(url.split('?', 2)[1]).get('token') : null);
  return typeof given === 'string' && isSame(given, token);
}

/** Compares two secrets in constant time. */
export function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
