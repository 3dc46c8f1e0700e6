import type { RichText } from '../../src/model/content.ts';
import { parseMarkdown } from '../../src/model/markdown.ts';

/** A space within a number, an account or a price: between digits, or next to a currency. */
const WITHIN_NUMBER = /(?<=\d) (?=[\d\p{Sc}])|(?<=\p{Sc}) (?=\d)/gu;

/** Keeps each number on one line, by spaces that do not break. */
export function keepTogether(text: string): string {
  return text.replace(WITHIN_NUMBER, '\u00a0');
}

/** Parses a text for guests. */
export function richText(text: string): RichText {
  return parseMarkdown(keepTogether(text));
}

/** Parses optional text; null if there is none. */
export function richOrNull(text: string | undefined): RichText | null {
  return text === undefined ? null : richText(text);
}
