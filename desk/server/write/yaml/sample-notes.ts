import { isScalar, isSeq } from 'yaml';
import type { Path } from '../../../protocol.ts';
import { contentEnd, find, isBlockCollection, isFlow, type Spot } from './find-value.ts';
import { unitsOf } from './item-lines.ts';
import { commentOn, lineStart, nextLine, type Span, type Splice, type Yaml } from './yaml-text.ts';

/** Marks a value as not final. An edit removes it. */
export const SAMPLE_NOTE = /(^|\s+)#\s*sample\s*$/i;

/** Removes a value's sample notes: next to the value, next to its key, and directly above. */
export function removeNotes(yaml: Yaml, spot: Spot, path: Path): Splice[] {
  const { node, holder } = spot;
  const firstLine = lineStart(yaml, spot.start);
  const lines = new Set([firstLine]);
  if (!isBlockCollection(node)) lines.add(lineStart(yaml, contentEnd(yaml, spot)));
  const parent = find(yaml, path.slice(0, -1));
  // A list of short texts has one note for all of them.
  if (isSeq(holder) && isScalar(node) && parent) lines.add(lineStart(yaml, parent.start));
  const units = holder && parent && !isFlow(holder) ? unitsOf(yaml, holder, parent.after) : [];
  const hasCommentAbove = (units[spot.index]?.lead ?? firstLine) < firstLine;
  if (hasCommentAbove) lines.add(lineStart(yaml, firstLine - 1));
  return [...lines].flatMap((line): Splice[] => {
    const comment = commentWithSpace(yaml, line, line);
    const index = comment ? yaml.text.slice(comment.start, comment.end).search(SAMPLE_NOTE) : -1;
    // A note next to a list's first item belongs to that item.
    const isNested =
      isBlockCollection(node) && line === firstLine && comment !== null && comment.start >= (node.range?.[0] ?? 0);
    if (!comment || isNested || index === -1) return [];
    const start = comment.start + index;
    const isWholeLine = yaml.text.slice(line, start).trim() === '';
    return [
      isWholeLine
        ? { start: line, end: nextLine(yaml, line), text: '', drops: true }
        : { start, end: comment.end, text: '', drops: true },
    ];
  });
}

/** The comment on a line, with the space before it, but nothing before `from`; null without a comment after `from`. */
export function commentWithSpace(yaml: Yaml, line: number, from: number): Span | null {
  const comment = commentOn(yaml, line);
  if (!comment || comment.start < from) return null;
  const start = Math.max(yaml.text.slice(0, comment.start).replace(/[ \t]+$/, '').length, from);
  return { start, end: comment.end };
}
