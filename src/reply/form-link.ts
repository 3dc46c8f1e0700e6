/** The address of another service's form. Replaces each `{names}` with the household's names, or with nothing. */
export function formLink(link: string, names: readonly string[]): string {
  return link.replaceAll('{names}', encodeURIComponent(names.join(', ')));
}
