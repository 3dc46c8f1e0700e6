/**
 * Home's full address with a trailing slash; null without a valid address.
 * @param address what the couple has written: perhaps with the base's path, or with query and fragment.
 * @param base an absolute path; relative only in an archive.
 */
export function homeUrl(address: string | undefined, base: string): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const path = new URL(address).pathname.replace(/\/$/, '');
  // The part of the base that the address lacks.
  const rest = base.startsWith(`${path}/`) ? base.slice(path.length) : base;
  return address.replace(/\/?([?#].*)?$/, '') + (rest.startsWith('/') ? rest : '/');
}
