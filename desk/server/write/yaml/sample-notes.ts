import { isScalar, isSeq } from 'yaml';
import type { Path } from '../../../protocol.ts';
import { contentEnd, find, isBlockCollection, isFlow, type Spot } from './find-value.ts';
import { unitsOf } from './item-lines.ts';
import { commentOn, lineStart, nextLine, type Span, type Splice, type Yaml } from './yaml-text.ts';

/** Marks a value as not final; matches with the space before it. An edit removes it. */
export const SAMPLE_NOTE = /(^|\s+)#\s*sample\s*$/i;

/** Removes a value's sample notes: next to the value, next to its key, and directly above. */
export function removeNotes(yaml: Yaml, spot: Spot, path: Path): Splice[] {
  const { node, holder } = spot;
  const firstLine = lineStart(yaml, spot.start);
  // The starts of the lines that may have such a note.
  const lines = new Set([firstLine]);
  if (!isBlockCollection(node)) lines.add(lineStart(yaml, contentEnd(yaml, spot)));
  const parent = find(yaml, path.slice(0, -1));
  // A list of single values may have one note for all, next to its key.
  if (isSeq(holder) && isScalar(node) && parent) lines.add(lineStart(yaml, parent.start));
  const units = holder && parent && !isFlow(holder) ? unitsOf(yaml, holder, parent.after) : [];
  const hasCommentAbove = (units[spot.index]?.lead ?? firstLine) < firstLine;
  if (hasCommentAbove) lines.add(lineStart(yaml, firstLine - 1));
  return [...lines].flatMap((line): Splice[] => {
    const comment = commentWithSpace(yaml, line);
    if (!comment) return [];
    const index = yaml.text.slice(comment.start, comment.end).search(SAMPLE_NOTE);
    // If the value starts next to its dash, a note on that line belongs only to the value's first line.
    const isNested = isBlockCollection(node) && line === firstLine && comment.start >= (node.range?.[0] ?? 0);
    if (isNested || index === -1) return [];
    const start = comment.start + index;
    const isWholeLine = yaml.text.slice(line, start).trim() === '';
    const [from, to] = isWholeLine ? [line, nextLine(yaml, line)] : [start, comment.end];
    return [{ start: from, end: to, text: '', drops: true }];
  });
}

/** The comment after `from` on its line, with the space before it, but nothing before `from`; null if there is none. */
export function commentWithSpace(yaml: Yaml, from: number): Span | null {
  const comment = commentOn(yaml, from);
  if (!comment || comment.start < from) return null;
  const start = Math.max(yaml.text.slice(0, comment.start).replace(/[ \t]+$/, '').length, from);
  return { start, end: comment.end };
}
