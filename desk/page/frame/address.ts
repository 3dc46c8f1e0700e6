/** The address of a page of the site, without the base path: `/story?list`. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}${search}`;
}

/** The desk's own address says which page of the site it shows: `/edit/#/schedule`. */
export function addressFromHash(): string {
  return location.hash.startsWith('#/') ? location.hash.slice(1) : '/';
}
