/** Where home will live, ending in a slash; null while the couple has not said it. */
export function homeUrl(address: string | undefined, base: string): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  return address.replace(/\/$/, '') + (base.startsWith('/') ? base : '/');
}
