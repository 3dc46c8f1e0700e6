/** The pairs of typefaces that ship, by the name of the one for headings: what `typeface` in `site.yaml` may be. */
export const TYPEFACES = ['fraunces', 'playfair', 'cormorant', 'lora', 'jost'] as const;

export type Typeface = (typeof TYPEFACES)[number];

/** The pair of a site that names none; `tokens.css` has its families. */
export const DEFAULT_TYPEFACE: Typeface = 'fraunces';
