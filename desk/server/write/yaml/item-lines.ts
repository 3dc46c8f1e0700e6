import { columnOf, isCommentLine, lineAt, lineEnd, lineStart, nextLine, type Span, type Yaml } from './yaml-text.ts';
import { type Collection, type Spot, spotIn, contentEnd } from './find-value.ts';

/** An item of a block collection, from its key or dash to the end of its lines, which include the comments below it. */
export type Unit = Span & {
  /** The start of its lines, including the comments directly above it. For an inline item, `start`. */
  lead: number;
  /** Whether it follows another dash on the same line, as in `- - a`. */
  isInline: boolean;
};

/**
 * The items of a block collection, as lines.
 * @param floor the end of the parent's colon or dash, above which the first item has no comments
 */
export function unitsOf(yaml: Yaml, holder: Collection, floor: number): Unit[] {
  const units: Unit[] = [];
  for (const index of holder.items.keys()) {
    const spot = spotIn(holder, index);
    if (!spot) continue;
    const { start } = spot;
    const isInline = yaml.text.slice(lineStart(yaml, start), start).trim() !== '';
    const lead = isInline ? start : leadOf(yaml, start, units.at(-1)?.end ?? floor);
    units.push({ start, end: unitEnd(yaml, spot), lead, isInline });
  }
  return units;
}

/** The end of an item's lines, including the comments below that are indented further than its key or dash. */
function unitEnd(yaml: Yaml, spot: Spot): number {
  let end = lineEnd(yaml, contentEnd(yaml, spot));
  for (let line = nextLine(yaml, end); line < yaml.text.length; line = nextLine(yaml, line)) {
    const column = lineAt(yaml, line).search(/\S/);
    if (column === -1) continue;
    if (yaml.text[line + column] !== '#' || column <= columnOf(yaml, spot.start)) break;
    end = lineEnd(yaml, line);
  }
  return end;
}

/**
 * The start of the comment lines directly above an item, or of its own line without any. Comments at the top of the file
 * belong to the file.
 */
function leadOf(yaml: Yaml, start: number, floor: number): number {
  const ownLine = lineStart(yaml, start);
  let lead = ownLine;
  while (lead > 0) {
    const above = lineStart(yaml, lead - 1);
    if (above < floor || !isCommentLine(yaml, above)) break;
    lead = above;
  }
  return lead === 0 ? ownLine : lead;
}
