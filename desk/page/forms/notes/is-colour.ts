/** Whether a text is a colour that content files accept: see `colour` in `schema-parts.ts`. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
