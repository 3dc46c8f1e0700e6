import {
  isCollection,
  isMap,
  isScalar,
  Lexer,
  parseDocument,
  Scalar,
  type CST,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../../protocol.ts';

/*
 * A YAML text with the place of everything in it. Places are offsets; a line ends before its line break.
 */

/** A piece of the text. */
export type Span = { start: number; end: number };

export type Collection = YAMLMap | YAMLSeq;

/** A YAML text that has been taken apart. */
export type Sheet = {
  text: string;
  lineBreak: string;
  document: Document;
  comments: readonly Span[];
};

/** A value in its text. */
export type Spot = {
  /** Null where a name has no value. */
  node: Node | null;
  /** What it is in, and which of it; null for the whole file. */
  holder: Collection | null;
  index: number;
  /** Where its line of an entry, or its entry of a list, begins. */
  start: number;
  /** Right after the colon or the dash that it follows. */
  after: number;
  /** How far in it stands: the column of `start`. */
  column: number;
  /** Whether it is between brackets, in which lines and dashes mean nothing. */
  inFlow: boolean;
};

/** An entry of a list or a line of an entry, as the lines that it fills, and comments in it and beside it. */
export type Unit = Span & {
  /** Where its first line begins, or that of the comments directly above it; `start` where it is inline. */
  lead: number;
  /** Whether it follows a dash on the same line. */
  isInline: boolean;
};

/** Not part of the text: the lexer puts them before documents, scalars and errors. */
const LEXER_MARKS = new Set(['\u0002', '\u0018', '\u001F']);
const SCALAR_MARK = '\u001F';

export function readSheet(text: string): Sheet {
  return {
    text,
    lineBreak: /\r?\n/.exec(text)?.[0] ?? '\n',
    document: parseDocument(text, { keepSourceTokens: true, uniqueKeys: false, prettyErrors: false }),
    comments: findComments(text),
  };
}

function findComments(text: string): Span[] {
  const found: Span[] = [];
  let offset = 0;
  let isScalarNext = false;
  for (const token of new Lexer().lex(text)) {
    if (!LEXER_MARKS.has(token)) {
      if (token.startsWith('#') && !isScalarNext) found.push({ start: offset, end: offset + token.length });
      offset += token.length;
    }
    isScalarNext = token === SCALAR_MARK;
  }
  return found;
}

export function lineStart({ text }: Sheet, offset: number): number {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  return start === 0 && text.startsWith('\uFEFF') ? 1 : start;
}

export function lineEnd({ text }: Sheet, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

/** Where the line after begins; the end of the text where there is none. */
export function nextLine({ text }: Sheet, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

export function columnOf(sheet: Sheet, offset: number): number {
  return offset - lineStart(sheet, offset);
}

/** The line that holds an offset, whole. */
export function lineAt(sheet: Sheet, offset: number): string {
  return sheet.text.slice(lineStart(sheet, offset), lineEnd(sheet, offset));
}

export function isFlow(node: unknown): boolean {
  return isCollection(node) && node.flow === true;
}

export function isBlockText(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL);
}

/** Finds a value; null where it is not there. A name without a value is found. */
export function find(sheet: Sheet, path: Path): Spot | null {
  const root = sheet.document.contents;
  let spot: Spot = { node: root, holder: null, index: 0, start: 0, after: 0, column: -1, inFlow: false };
  for (const part of path) {
    const holder = spot.node;
    if (!isCollection(holder)) return null;
    const index = isMap(holder)
      ? holder.items.findIndex(({ key }) => isScalar(key) && String(key.value).normalize('NFC') === part)
      : typeof part === 'number'
        ? part
        : -1;
    const found = spotIn(sheet, holder, index, spot.inFlow || isFlow(holder));
    if (found === null) return null;
    spot = found;
  }
  return spot;
}

/** The value of one of a collection's items. */
export function spotIn(sheet: Sheet, holder: Collection, index: number, inFlow: boolean): Spot | null {
  const item = holder.items[index];
  if (item === undefined) return null;
  const token = tokensOf(holder)[index];
  if (isMap(holder)) {
    const pair = holder.items[index];
    const start = isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
    const colon = token?.sep?.find(({ type }) => type === 'map-value-ind');
    const node = isNothing(pair?.value) ? null : ((pair?.value ?? null) as Node | null);
    const after = colon ? colon.offset + 1 : isScalar(pair?.key) ? (pair.key.range?.[1] ?? start) : start;
    return { node, holder, index, start, after, column: columnOf(sheet, start), inFlow };
  }
  const node = isNothing(item) ? null : (item as Node);
  const dash = token?.start.find(({ type }) => type === 'seq-item-ind');
  const start = dash?.offset ?? (item as Node).range?.[0] ?? 0;
  return { node, holder, index, start, after: dash ? start + 1 : start, column: columnOf(sheet, start), inFlow };
}

/** Whether a value is an empty place: `name:` and nothing after it. */
function isNothing(node: unknown): boolean {
  return node === null || (isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1]);
}

function tokensOf(collection: Collection): readonly CST.CollectionItem[] {
  const token = collection.srcToken;
  if (!token || !('items' in token)) return [];
  // Flow collections may begin with an item that holds no more than the space before the first.
  const items = token.items as CST.CollectionItem[];
  return items.filter(({ key, value, sep }) => key !== undefined || value !== undefined || sep !== undefined);
}

/** Where a value ends: without the comment beside it, and without empty lines below it. */
export function contentEnd(sheet: Sheet, { node, after }: Spot): number {
  if (node === null) return after;
  if (isCollection(node) && !isFlow(node)) {
    const last = spotIn(sheet, node, node.items.length - 1, false);
    return last ? contentEnd(sheet, last) : after;
  }
  const end = node.range?.[1] ?? after;
  return isBlockText(node) ? sheet.text.slice(0, end).replace(/[ \t\r\n]+$/, '').length : end;
}

/** The items of a block collection, as lines. @param floor where what stands above the first of them ends. */
export function unitsOf(sheet: Sheet, holder: Collection, floor: number): Unit[] {
  const units: Unit[] = [];
  for (const index of holder.items.keys()) {
    const spot = spotIn(sheet, holder, index, false);
    if (!spot) continue;
    const isInline = !/^\s*$/.test(sheet.text.slice(lineStart(sheet, spot.start), spot.start));
    const above = units.at(-1)?.end ?? floor;
    const lead = isInline ? spot.start : leadOf(sheet, spot.start, above);
    units.push({ start: spot.start, end: unitEnd(sheet, spot), lead, isInline });
  }
  return units;
}

/** With the comment at the end of its last line, and comments below that are set in further than it. */
function unitEnd(sheet: Sheet, spot: Spot): number {
  let end = lineEnd(sheet, contentEnd(sheet, spot));
  for (let line = nextLine(sheet, end); line < sheet.text.length; line = nextLine(sheet, line)) {
    const written = lineAt(sheet, line);
    if (written.trim() === '') continue;
    const column = written.search(/[^ ]/);
    if (written[column] !== '#' || column <= spot.column) break;
    end = lineEnd(sheet, line);
  }
  return end;
}

/** The first of the comments that stand on lines of their own directly above an offset; not those at the top of the file. */
function leadOf(sheet: Sheet, offset: number, floor: number): number {
  const top = lineStart(sheet, 0);
  let lead = lineStart(sheet, offset);
  while (lead > top) {
    const above = lineStart(sheet, lead - 1);
    if (above < floor || !isCommentLine(sheet, above)) break;
    lead = above;
  }
  return lead === top && offset !== top ? lineStart(sheet, offset) : lead;
}

/** Whether a line holds a comment and nothing else. What looks like one in a text of several lines is none. */
export function isCommentLine(sheet: Sheet, start: number): boolean {
  const offset = start + (/^[ \t]*/.exec(lineAt(sheet, start))?.[0].length ?? 0);
  return sheet.comments.some((comment) => comment.start === offset);
}

/** The comment on a line, if it has one. */
export function commentOn(sheet: Sheet, offset: number): Span | null {
  const [start, end] = [lineStart(sheet, offset), lineEnd(sheet, offset)];
  return sheet.comments.find((comment) => comment.start >= start && comment.start < end) ?? null;
}
