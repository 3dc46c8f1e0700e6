import { isEntry, valueAt } from '../../model/values.ts';
import type { Value } from '../../protocol.ts';

/** The desk's marks (`desk/model/origins/marks.ts`), which are copied along with a text. */
const HIDDEN_MARK = /\u{E0001}[\u{E0020}-\u{E007E}]*\u{E007F}?/gu;
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Control characters, except tabs and line breaks, and byte order marks. */
const UNWRITABLE = /(?![\t\n])\p{Cc}|\uFEFF/gu;
/** Half of a character. With the flag `u`, a complete pair does not match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A text without the invisible characters that pasting brings along, without spaces around it or at the end of a line. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(HIDDEN_MARK, '')
    .replace(LINE_BREAK, '\n')
    .replace(UNWRITABLE, '')
    .replace(LONE_SURROGATE, '\uFFFD')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** A text as the pages show it: lines without spaces around them, and one empty line between paragraphs. */
export function meaningOf(text: string): string {
  return cleanText(text)
    .split(/\n\n\s*/)
    .map((paragraph) => paragraph.replace(/\n[ \t]+/g, '\n').trim())
    .join('\n\n');
}

/** Whether the pages show two values in the same way. A key without a value equals a missing one. */
export function meansSame(one: Value, other: Value): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one === other || meaningOf(one) === meaningOf(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => meansSame(item, other[index] ?? null));
  if (!isEntry(one) || !isEntry(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => meansSame(valueAt(one, [key]), valueAt(other, [key])));
}
