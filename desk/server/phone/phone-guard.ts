import type { IncomingMessage } from 'node:http';

/** Headers of the phone's own page. */
export const PHONE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob: data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Whether a request comes from the phone listener's own pages. Another host name may mean a DNS rebinding attack. Of the
 * methods in use, browsers leave out the origin only for GET.
 */
export function isFromOwnPage({ headers: { host, origin }, method }: IncomingMessage, ownHost: string): boolean {
  return host === ownHost && (origin === undefined ? method === 'GET' : origin === `http://${ownHost}`);
}
