/** The site's address with a trailing slash; null until the couple has set one. */
export function homeUrl(address: string | undefined, base: string): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  return address.replace(/\/$/, '') + (base.startsWith('/') ? base : '/');
}
