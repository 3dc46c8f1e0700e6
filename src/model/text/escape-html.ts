/** Escapes a text for HTML, also within an attribute in double quotes. In both, `>` and `'` need no escape. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
