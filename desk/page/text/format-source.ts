import type { Format } from './text-tools';

/** A replacement in a text, and what is selected afterwards, counted from the replacement’s start. */
type Replacement = { from: number; to: number; text: string; select: [start: number, end: number] };

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The link around a selection of light Markdown. */
function linkAround(text: string, start: number, end: number) {
  const link = [...text.matchAll(LINK)].find(({ index, 0: whole }) => index <= start && end <= index + whole.length);
  return link && { from: link.index, to: link.index + link[0].length, words: link[1] ?? '', href: link[2] ?? '' };
}

/** The address of the link around a selection, or null. */
export function hrefAround(text: string, start: number, end: number): string | null {
  return linkAround(text, start, end)?.href ?? null;
}

/** Formats a selection of light Markdown, or removes the format that it has. Words of a link take no other format. */
export function formatSource(text: string, start: number, end: number, format: Format): Replacement {
  // Asterisks next to the selection are part of its format.
  const [left, right] = [/\**$/.exec(text.slice(0, start))?.[0] ?? '', /^\**/.exec(text.slice(end))?.[0] ?? ''];
  const [from, to] = [start - left.length, end + right.length];
  const selected = text.slice(start, end);
  const around = linkAround(text, start, end);
  const isUnchanged = format.kind === 'link' ? !around && format.href === null : around !== undefined;
  if (isUnchanged) return { from: start, to: end, text: selected, select: [0, selected.length] };
  if (format.kind === 'link') {
    const link = around ?? { from, to, words: selected.replaceAll('*', '') };
    const written = format.href === null || link.words === '' ? link.words : `[${link.words}](${format.href})`;
    return { from: link.from, to: link.to, text: written, select: [0, written.length] };
  }
  const sign = format.kind === 'strong' ? '**' : '*';
  const [, inner = '', words = ''] = /^(\**)([^]*?)\**$/.exec(selected) ?? [];
  // Light Markdown formats neither line breaks nor spaces at the ends, and nothing nests.
  const formatLine = (line: string) => sign + line.replaceAll('*', '') + sign;
  const written = left + inner === sign ? words : words.replaceAll(/\S(?:[^\n]*\S)?/g, formatLine);
  return { from, to, text: written, select: [0, written.length] };
}
