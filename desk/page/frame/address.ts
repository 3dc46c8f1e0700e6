/** The address of a page of the site, without the base path: `/story?list`. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}${search}`;
}

/** The site’s address in the desk’s own address: `/schedule` in `/edit/#/schedule`; `/` if there is none. */
export function addressFromHash(): string {
  // Two slashes would begin the address of another site; a backslash counts as a slash.
  return /^#\/(?![/\\])/.test(location.hash) ? location.hash.slice(1) : '/';
}
