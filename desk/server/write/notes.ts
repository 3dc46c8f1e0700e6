import { isCollection, isScalar, isSeq } from 'yaml';
import type { Path } from '../../protocol.ts';
import {
  commentOn,
  contentEnd,
  find,
  isFlow,
  lineStart,
  nextLine,
  unitsOf,
  type Sheet,
  type Span,
  type Spot,
} from './yaml-document.ts';
import type { Splice } from './splice.ts';

/** A note that a line is not right yet: an edit makes it right. */
export const SAMPLE_NOTE = /(^|\s+)#\s*sample\s*$/i;

/** What takes the notes away that say that a value is not right yet: beside it, beside its name, and directly above it. */
export function withoutNotes(sheet: Sheet, spot: Spot, path: Path): Splice[] {
  const isBlockList = isCollection(spot.node) && !isFlow(spot.node);
  const first = lineStart(sheet, spot.start);
  const lines = new Set([first]);
  if (!isBlockList) lines.add(lineStart(sheet, contentEnd(sheet, spot)));
  // A short list of texts has one note for all of them.
  const home = find(sheet, path.slice(0, -1));
  if (isSeq(spot.holder) && isScalar(spot.node) && home) lines.add(lineStart(sheet, home.start));
  const units = spot.holder && home && !isFlow(spot.holder) ? unitsOf(sheet, spot.holder, home.after) : [];
  if ((units[spot.index]?.lead ?? first) < first) lines.add(lineStart(sheet, first - 1));
  return [...lines].flatMap((line): Splice[] => {
    const note = noteOf(sheet, line, line);
    const text = note ? sheet.text.slice(note.start, note.end) : '';
    const index = text.search(SAMPLE_NOTE);
    // What stands beside the first line of a list's entry, or of a list, is a note on that line alone.
    const isNested = isBlockList && line === first && note !== null && note.start >= (spot.node?.range?.[0] ?? 0);
    if (!note || isNested || index === -1) return [];
    const isWhole = sheet.text.slice(line, note.start + index).trim() === '';
    return [
      isWhole
        ? { start: line, end: nextLine(sheet, line), text: '', drops: true }
        : { start: note.start + index, end: note.end, text: '', drops: true },
    ];
  });
}

/** The comment on a line, with the space before it. @param from where it may begin */
export function noteOf(sheet: Sheet, line: number, from: number): Span | null {
  const comment = commentOn(sheet, line);
  if (!comment || comment.start < from) return null;
  const start = Math.max(sheet.text.slice(0, comment.start).replace(/[ \t]+$/, '').length, from);
  return { start, end: comment.end };
}
