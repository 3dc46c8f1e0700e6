import type { DeckLayout } from '../deck/layout.ts';
import { SMALLEST_CAPTION } from '../deck/layout.ts';

/** A caption broken into lines, and the size at which they fit, in CSS px. */
export type FittedCaption = { lines: string[]; size: number; lineHeight: number };

/** Words that would not fit at the size that is small enough elsewhere shrink to this before any of them is left out. */
const TIGHTEST_CAPTION = 0.6;
/** A step of size, and of width, on the way to what fits. */
const STEP = 0.05;
/** A card of words alone sets them larger, and in as many lines as they need. */
const ALONE_SCALE = 1.35;
const ALONE_LINES = 8;

/**
 * Sets a caption as large as fits into its label: first at its full size, then smaller, at last cut with an ellipsis.
 * @param measure gives the width in CSS px of a text at a size in CSS px.
 */
export function fitCaption(
  caption: string,
  width: number,
  { text }: Pick<DeckLayout, 'text'>,
  measure: (text: string, size: number) => number,
  alone = false,
): FittedCaption {
  const most = alone ? ALONE_LINES : text.lines;
  const full = text.caption * (alone ? ALONE_SCALE : 1);
  const at = (scale: number): FittedCaption => {
    const size = full * scale;
    return {
      lines: wrapEvenly(caption, width, (line) => measure(line, size)),
      size,
      lineHeight: (size * text.lineHeight) / text.caption,
    };
  };
  let fitted = at(1);
  let room = most;
  for (let scale = 1 - STEP; fitted.lines.length > room && scale >= TIGHTEST_CAPTION - STEP / 2; scale -= STEP) {
    fitted = at(scale);
    // Smaller lines are lower, too: there may be room for one more.
    if (scale <= SMALLEST_CAPTION + STEP / 2) room = Math.floor(most / scale);
  }
  return fitted.lines.length <= room
    ? fitted
    : { ...fitted, lines: cut(fitted.lines, room, width, (line) => measure(line, fitted.size)) };
}

/** As few lines as the width allows, and none of them much shorter than the others. */
function wrapEvenly(text: string, width: number, measure: (line: string) => number): string[] {
  let lines = wrap(text, width, measure);
  for (let part = 1 - STEP; part > 0.5; part -= STEP) {
    const narrower = wrap(text, width * part, measure);
    if (narrower.length > lines.length || narrower.some((line) => measure(line) > width * part)) break;
    lines = narrower;
  }
  return lines;
}

function wrap(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line];
}

function cut(lines: string[], most: number, width: number, measure: (line: string) => number): string[] {
  let last = lines.slice(most - 1).join(' ');
  while (last.length > 1 && measure(`${last}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}
