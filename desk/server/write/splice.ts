import type { Sheet, Span } from './yaml-document.ts';

/** A piece of the text, and what stands there instead. With `drops` comments in it may go with it. */
export type Splice = Span & { text: string; drops?: true };

/** The text with pieces of it replaced. */
export function splice(sheet: Sheet, splices: readonly Splice[]): string {
  let { text } = sheet;
  const fromEnd = splices.toSorted((one, other) => other.start - one.start || other.end - one.end);
  for (const { start, end, text: written } of fromEnd)
    text = text.slice(0, start) + written.replaceAll(/\r?\n/g, sheet.lineBreak) + text.slice(end);
  return text;
}
