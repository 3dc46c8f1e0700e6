import { Scalar, visit, type Document } from 'yaml';
import { shorten } from '../../../src/model/text/shorten.ts';

/** A "#" directly before a letter or digit, but not a mark of `line-notes.ts`. Notes usually have a space there. */
const LOST_END = /^[ \t]+(#(?!(?:sample|ours)[^\S\n]*(?:\n|$))[\p{L}\p{N}].*)/iu;

/** Reports texts without quotation marks of which YAML takes the end for a note: `Main Street, Apt #5`. */
export function findLostEnds(document: Document, text: string): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== Scalar.PLAIN || typeof value !== 'string' || !range) return;
      const end = range[1];
      const [whole = '', lost = ''] = LOST_END.exec(text.slice(end)) ?? [];
      if (lost === '') return;
      found.push({
        offset: end + whole.length - lost.length,
        message:
          `Guests do not see "${shorten(lost)}", because a "#" after a space starts a note. Put the whole text in ` +
          '"quotation marks"; if this is a note, type a space after its "#".',
      });
    },
  });
  return found;
}
