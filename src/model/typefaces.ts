/** The pairs of typefaces that ship, named by the typeface for headings: what `typeface` in `site.yaml` may be. */
export const TYPEFACES = ['fraunces', 'playfair', 'cormorant', 'lora', 'jost'] as const;

export type Typeface = (typeof TYPEFACES)[number];

/** The pair of a site that names none. Its font families are in `tokens.css`. */
export const DEFAULT_TYPEFACE: Typeface = 'fraunces';
