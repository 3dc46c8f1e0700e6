/** A file's name without its extension, and without the signs that end a path in an address. */
export function stemOf(name: string): string {
  return name.replace(/\.\w+$/, '').replaceAll(/[#?]/g, '-');
}
