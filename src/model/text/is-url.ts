/** Whether a text is an address, or a path if `base` is given. `URL.canParse` needs Safari 17 or Chrome 120. */
export function isUrl(text: string, base?: string): boolean {
  try {
    return new URL(text, base).href !== '';
  } catch {
    return false;
  }
}
