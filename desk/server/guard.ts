import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** This computer's own names, with or without a port. */
export const LOCAL_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** The desk's port in a GitHub Codespace, where it is part of the host name; `devcontainer.json` forwards it. */
export const CODESPACE_PORT = 5173;

/** The name under which GitHub forwards the desk's port to the owner of a Codespace; null anywhere else. */
export function forwardedHost(env = process.env): string | null {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  return name && domain ? `${name}-${CODESPACE_PORT}.${domain}` : null;
}

/**
 * Whether a request comes from the desk and not from another page in the same browser. Checks the host, the origin and the
 * token that only the desk's page has.
 * @param forwarded the desk's name in a Codespace, or null
 */
export function isFromDesk(
  { headers, method, url = '' }: IncomingMessage,
  token: string,
  forwarded = forwardedHost(),
): boolean {
  const { host = '', origin } = headers;
  // Any other name may be a DNS rebinding attack.
  if (!LOCAL_HOST.test(host) && host !== forwarded) return false;
  // Browsers leave out the origin only in a GET.
  if (origin === undefined ? method !== 'GET' : !originsOf(host, forwarded).includes(origin)) return false;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  // Images and downloads cannot set headers, so their token is in the address.
  const given =
    headers['x-edit-token'] ?? (method === 'GET' ? new URLSearchParams(url.split('?', 2)[1]).get('token') : null);
  return typeof given === 'string' && isSameSecret(given, token);
}

/** The valid origins of a request. GitHub passes on the browser's host and origin, or replaces either with localhost. */
function originsOf(host: string, forwarded: string | null): string[] {
  const own = host === forwarded ? [] : [`http://${host}`];
  return forwarded === null ? own : [...own, `https://${forwarded}`, `https://localhost:${CODESPACE_PORT}`];
}

/** Compares two secrets in constant time. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
