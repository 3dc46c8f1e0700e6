/** Home's full address, as from `homeAt`; null without a valid address. */
export function homeUrl(address: string | undefined, base: string): string | null {
  return address !== undefined && URL.canParse(address) ? homeAt(address, base) : null;
}

/**
 * Home's full address with a trailing slash.
 * @param address a valid address, perhaps with the base's path, or with query and fragment
 * @param base an absolute path; relative only in an archive
 */
export function homeAt(address: string, base: string): string {
  const path = new URL(address).pathname.replace(/\/$/, '');
  // The part of the base that the address lacks.
  const rest = base.startsWith(`${path}/`) ? base.slice(path.length) : base;
  return address.replace(/\/?([?#].*)?$/, '') + (rest.startsWith('/') ? rest : '/');
}
