import { parseDocument, Parser, type CST, type Document } from 'yaml';

/** A part of the text, as offsets. */
export type Span = { start: number; end: number };

/** A YAML text with `\n` line breaks, and where its comments are. */
export type Yaml = { text: string; document: Document; comments: readonly Span[] };

/** A part of the text and its replacement. With `drops`, the comments in that part may be lost. */
export type Splice = Span & { text: string; drops?: true };

export function parseText(text: string): Yaml {
  const document = parseDocument(text, { keepSourceTokens: true, uniqueKeys: false, prettyErrors: false });
  return { text, document, comments: findComments([...new Parser().parse(text)]) };
}

/** The comments in a token, or in a list of tokens. */
function findComments(tokens: unknown): Span[] {
  if (typeof tokens !== 'object' || tokens === null) return [];
  const { type, offset, source } = tokens as CST.SourceToken;
  return type === 'comment'
    ? [{ start: offset, end: offset + source.length }]
    : Object.values(tokens).flatMap(findComments);
}

/**
 * Replaces parts of the text. Starts with the last, so that the offsets of the others stay right. Text that is inserted
 * at the start of a replaced part goes in front of it.
 */
export function splice(yaml: Yaml, splices: readonly Splice[]): string {
  return splices
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), yaml.text);
}

/** The start of a line. Like the functions below, this takes any offset in the line. */
export function lineStart({ text }: Yaml, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** The end of a line, before its line break. */
export function lineEnd({ text }: Yaml, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

/** The start of the next line, or the end of the text. */
export function nextLine(yaml: Yaml, offset: number): number {
  return Math.min(lineEnd(yaml, offset) + 1, yaml.text.length);
}

export function columnOf(yaml: Yaml, offset: number): number {
  return offset - lineStart(yaml, offset);
}

export function lineAt(yaml: Yaml, offset: number): string {
  return yaml.text.slice(lineStart(yaml, offset), lineEnd(yaml, offset));
}

/** The comment on a line, or null. */
export function commentOn(yaml: Yaml, offset: number): Span | null {
  const [from, to] = [lineStart(yaml, offset), lineEnd(yaml, offset)];
  return yaml.comments.find(({ start }) => start >= from && start < to) ?? null;
}

/** Whether a line contains only a comment. A line of a block text that starts with # is not one. */
export function isCommentLine(yaml: Yaml, offset: number): boolean {
  const comment = commentOn(yaml, offset);
  return comment !== null && yaml.text.slice(lineStart(yaml, offset), comment.start).trim() === '';
}
