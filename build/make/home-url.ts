/**
 * Home's full address with a trailing slash; null without a valid address.
 * @param address what the couple has written: perhaps with the base's path, or a browser's query and fragment.
 * @param base an absolute path; relative only in an archive.
 */
export function homeUrl(address: string | undefined, base: string): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const path = new URL(address).pathname.replace(/\/$/, '');
  const rest = base.startsWith(`${path}/`) ? base.slice(path.length) : base;
  return address.replace(/\/?([?#].*)?$/, '') + (rest.startsWith('/') ? rest : '/');
}
