/** Escapes a text for a regular expression that matches exactly this text, such as a base path with `+`. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[^\w/-]/g, '\\$&');
}
