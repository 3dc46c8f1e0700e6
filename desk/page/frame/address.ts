/** The address of a page of the site, without the base path: `/story?list`. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}${search}`;
}

/** The page of the site in the desk’s own address: `/edit/#/schedule`. */
export function addressFromHash(): string {
  return location.hash.startsWith('#/') ? location.hash.slice(1) : '/';
}
