import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What this machine calls itself; any other name may have been made to lead here by somebody else. */
const HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from the desk that this machine has served, and from nothing else that runs in the same browser: by
 * the host that it asks, the page that it comes from, and the token that only that page holds.
 */
export function isFromDesk({ headers, method, url = '' }: IncomingMessage, token: string): boolean {
  const { host = '', origin } = headers;
  if (!HOST.test(host)) return false;
  if (origin !== undefined ? origin !== `http://${host}` : method !== 'GET') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  // A picture's address is all that its request can bring.
  const given =
    headers['x-edit-token'] ?? (method === 'GET' ? new URLSearchParams(url.split('?', 2)[1]).get('token') : null);
  return typeof given === 'string' && isSame(given, token);
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
