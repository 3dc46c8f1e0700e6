import type { RichText } from '../../src/model/content.ts';
import { parseMarkdown } from '../../src/model/text/markdown.ts';

/** A space within a number or price, such as `12 345`, `12 €` or `€ 12`. */
const WITHIN_NUMBER = /(?<=\d) (?=[\d\p{Sc}])|(?<=\p{Sc}) (?=\d)/gu;

/** Keeps each number or price on one line, with non-breaking spaces. */
export function keepTogether(text: string): string {
  return text.replace(WITHIN_NUMBER, '\u00a0');
}

/** Parses text for guests. */
export function richText(text: string): RichText {
  return parseMarkdown(keepTogether(text));
}

/** Parses optional text; null without any. */
export function richOrNull(text: string | undefined): RichText | null {
  return text === undefined ? null : richText(text);
}
