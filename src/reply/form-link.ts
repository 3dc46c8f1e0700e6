/** The address of another service's form, with the household's names for each `{names}`. @param names empty if not invited */
export function formLink(link: string, names: readonly string[]): string {
  return link.replaceAll('{names}', encodeURIComponent(names.join(', ')));
}
