/** The address of a page of the site, without the base path: `/story?list`. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}${search}`;
}

/** The page of the site in the desk’s own address: `/edit/#/schedule`. Two slashes would start another site’s address. */
export function addressFromHash(): string {
  return /^#\/(?![/\\])/.test(location.hash) ? location.hash.slice(1) : '/';
}
