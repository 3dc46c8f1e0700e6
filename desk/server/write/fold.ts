/** Narrower than this, and wider, no text is wrapped, whatever the lines of the file are. */
const WIDTHS = { least: 60, most: 120 };

/** A line break goes where a single space stands: anything else would not come back as it was. */
const BREAKABLE = /(?<=\S) (?=\S)/;

const PARAGRAPH_END = '\n\n';

type Word = { text: string; endsLine: boolean; isNew: boolean };

/** How far lines go in a file, from its wrapped texts. @param lines theirs, as they stand, without each text's last. */
export function widthOf(lines: readonly string[]): number {
  const lengths = lines.filter((line) => BREAKABLE.test(line.trim())).map((line) => line.length);
  return lengths.length === 0 ? WIDTHS.most : Math.min(Math.max(...lengths, WIDTHS.least), WIDTHS.most);
}

/** Whether a text can be wrapped at all. */
export function canBreak(text: string): boolean {
  return BREAKABLE.test(text);
}

/**
 * The lines of a text of flowing paragraphs. Lines that say what they said are left as they are.
 * @param old its lines till now
 */
export function fold(text: string, width: number, old: readonly string[]): string[] {
  const words = layOut(wordsOf(text.split('\n')), wordsOf(old));
  const lines: string[] = [];
  let line: Word[] = [];
  words.forEach((word, index) => {
    if (word.text === PARAGRAPH_END) {
      lines.push(...wrap(line, width), '');
      line = [];
      return;
    }
    line.push(word);
    // A line that became too long takes the rest of its paragraph with it.
    const mayEnd = word.endsLine && (lengthOf(line) <= width || line.every(({ isNew }) => !isNew));
    if (mayEnd && index < words.length - 1) {
      lines.push(joined(line));
      line = [];
    }
  });
  return [...lines, ...wrap(line, width)];
}

function wordsOf(lines: readonly string[]): Word[] {
  return lines.flatMap((line): Word[] => {
    if (line === '') return [{ text: PARAGRAPH_END, endsLine: true, isNew: false }];
    const texts = line.split(BREAKABLE);
    return texts.map((text, index) => ({ text, endsLine: index === texts.length - 1, isNew: false }));
  });
}

/** Words with the line ends that they had: those before and behind the change, and those changed one for one. */
function layOut(words: readonly Word[], old: readonly Word[]): Word[] {
  const shorter = Math.min(words.length, old.length);
  let head = 0;
  while (head < shorter && words[head]?.text === old[head]?.text) head += 1;
  let tail = 0;
  while (tail < shorter - head && words.at(-1 - tail)?.text === old.at(-1 - tail)?.text) tail += 1;
  const end = words.length - tail;
  const isOneForOne = words.length === old.length;
  return words.map(({ text }, index) => {
    const before =
      index < head || isOneForOne ? old[index] : index >= end - 1 ? old.at(index - words.length) : undefined;
    // Where words have only been taken out, what follows on them is in a new place.
    const isNew = (index >= head && index < end) || (index === head && words.length < old.length);
    return { text, endsLine: before?.endsLine === true, isNew };
  });
}

function wrap(words: readonly Word[], width: number): string[] {
  if (words.length === 0) return [];
  const isAsItWas = words.every(({ isNew, endsLine }, index) => !isNew && (!endsLine || index === words.length - 1));
  if (isAsItWas || lengthOf(words) <= width) return [joined(words)];
  const lines: string[] = [];
  for (const { text } of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + text.length <= width) lines[lines.length - 1] = `${line} ${text}`;
    else lines.push(text);
  }
  return lines;
}

function joined(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

function lengthOf(words: readonly Word[]): number {
  return joined(words).length;
}
