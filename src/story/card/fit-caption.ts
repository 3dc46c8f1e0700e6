import { piecesOf } from '../../model/text/line-breaks.ts';
import { LONG_CAPTION_SCALE, type DeckLayout } from '../deck/layout.ts';
import type { CaptionMeasure } from './caption-measure.ts';

/** A caption broken into lines, and the size at which they fit, in CSS px. */
export type FittedCaption = { lines: string[]; size: number; lineHeight: number };

/** Long captions shrink to this share of the full size before words are cut. */
const SMALLEST_SCALE = 0.6;
/** The step by which size and width shrink, as a share. Comparisons allow half a step for rounding errors. */
const STEP = 0.05;
/** On a card with only words, the caption is this many times as large. */
const ENLARGEMENT_ALONE = 2.3;
/** On such a card, a long caption may shrink to this share of its enlarged size. */
const SMALLEST_SCALE_ALONE = 0.4;

/**
 * Fits a caption into its label: at full size if possible, then smaller, and finally cut with an ellipsis. A word that
 * is too wide even then sticks out; `check-captions.ts` warns about it.
 * @param width of the room for the caption, in CSS px.
 * @param height of the room on a card with only words, in CSS px; 0 on other cards.
 */
export function fitCaption(
  caption: string,
  width: number,
  { text }: Pick<DeckLayout, 'text'>,
  measure: CaptionMeasure,
  height = 0,
): FittedCaption {
  const enlargement = height ? ENLARGEMENT_ALONE : 1;
  const smallest = height ? SMALLEST_SCALE_ALONE : SMALLEST_SCALE;
  const linesAtFullSize = height ? Math.max(Math.floor(height / text.lineHeight / enlargement), 1) : text.lines;
  const full = text.caption * enlargement;
  const pieces = piecesOf(caption);
  const measureLine: CaptionMeasure = (line, size) => measure(line.trimEnd(), size);
  const fitAt = (scale: number): FittedCaption => {
    const size = full * scale;
    return {
      lines: wrapEvenly(pieces, width, (line) => measureLine(line, size)),
      size,
      lineHeight: (size * text.lineHeight) / text.caption,
    };
  };
  let fitted = fitAt(1);
  let maxLines = linesAtFullSize;
  const overflows = () =>
    fitted.lines.length > maxLines || fitted.lines.some((line) => measureLine(line, fitted.size) > width);
  for (let scale = 1 - STEP; overflows() && scale >= smallest - STEP / 2; scale -= STEP) {
    fitted = fitAt(scale);
    // A caption this small may have more lines than at full size.
    if (scale <= LONG_CAPTION_SCALE + STEP / 2) maxLines = Math.floor(linesAtFullSize / scale);
  }
  const lines =
    fitted.lines.length <= maxLines
      ? fitted.lines
      : cut(fitted.lines, maxLines, width, (line) => measureLine(line, fitted.size));
  return { ...fitted, lines: lines.map((line) => line.trimEnd()) };
}

/** Wraps into as few lines as possible, of similar length: as narrow as their number allows, down to half the width. */
function wrapEvenly(pieces: string[], width: number, measure: (line: string) => number): string[] {
  let lines = wrap(pieces, width, measure);
  for (let share = 1 - STEP; share > 0.5; share -= STEP) {
    const narrower = wrap(pieces, width * share, measure);
    if (narrower.length > lines.length || narrower.some((line) => measure(line) > width * share)) break;
    lines = narrower;
  }
  return lines;
}

/** Wraps between pieces; one wider than `width` has a line of its own. Lines keep the space at their end. */
function wrap(pieces: string[], width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && measure(line + piece) > width) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  return [...lines, line];
}

/** Cuts the text after `maxLines` lines and ends the last with an ellipsis. */
function cut(lines: string[], maxLines: number, width: number, measure: (line: string) => number): string[] {
  // An array of code points, since half an emoji would show as a box.
  const last = Array.from(lines.slice(maxLines - 1).join(''));
  while (last.length > 1 && measure(`${last.join('')}…`) > width) last.pop();
  return [...lines.slice(0, maxLines - 1), `${last.join('').trimEnd()}…`];
}
