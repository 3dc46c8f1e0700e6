/** The address of another service's form, with the household's names for each `{names}`: none without an invitation. */
export function formLink(link: string, names: readonly string[]): string {
  return link.replaceAll('{names}', encodeURIComponent(names.join(', ')));
}
