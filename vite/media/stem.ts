/** A file's name without its ending. */
export function stemOf(name: string): string {
  return name.replace(/\.\w+$/, '');
}
