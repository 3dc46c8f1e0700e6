/** A letter of a script without spaces between words: Thai, Lao, Burmese, Khmer, Japanese or Chinese. */
export const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF]/u;

/** What never begins a line: closing punctuation, dashes, marks on or after a letter, and small kana. */
const NEVER_FIRST = /[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{M}\p{Lm}～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u;

/** Matches a text after which a line may end without a space. */
const LINE_END = new RegExp(`${UNSPACED.source}${NEVER_FIRST.source}*$`, 'u');

/**
 * The pieces of a text between which lines may break, each with the space that follows it: words, also in scripts without
 * spaces. Several spaces and line breaks count as one space.
 */
export function piecesOf(text: string): string[] {
  // U+3000 is the wide space of Chinese and Japanese.
  const words = text.replaceAll(/[ \n]+/g, ' ').match(/[^ \u3000]+[ \u3000]*/g) ?? [];
  return words.flatMap((word) => (UNSPACED.test(word) ? splitUnspaced(word) : word));
}

function splitUnspaced(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  // Older Firefox does not know the words of these scripts. There, lines may end after each letter.
  const segments =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text), ({ segment }) => segment)
      : Array.from(text);
  for (const segment of segments) {
    // A segment of spaces, even a non-breaking one, belongs to the piece before it.
    if (LINE_END.test(piece) && segment.trim() && segment.search(NEVER_FIRST) !== 0) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
