/** The source of a pattern that matches exactly this text, such as a base with `+`. */
export function literal(text: string): string {
  return text.replaceAll(/[^\w/-]/g, '\\$&');
}
