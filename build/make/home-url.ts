/**
 * Home's full address with a trailing slash; null until the couple has set one. The address may have the base's path
 * already, and a query or fragment if it is copied from a browser. An archive's base is relative.
 */
export function homeUrl(address: string | undefined, base: string): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const path = new URL(address).pathname.replace(/\/$/, '');
  const rest = base.startsWith(`${path}/`) ? base.slice(path.length) : base;
  return address.replace(/\/?([?#].*)?$/, '') + (rest.startsWith('/') ? rest : '/');
}
