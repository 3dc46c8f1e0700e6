/** Home's full address with a trailing slash; null until the couple has set one. An archive's base is relative. */
export function homeUrl(address: string | undefined, base: string): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  return address.replace(/\/$/, '') + (base.startsWith('/') ? base : '/');
}
