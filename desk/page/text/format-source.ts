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

/** A **strong** or *em* run of light Markdown. */
const EMPHASIS = /(\*\*?)([^*]+)\1/g;

/** Formats a selection of light Markdown, or removes the format that it has. Words of a link take no other format. */
export function formatSource(text: string, start: number, end: number, format: Format): Replacement {
  // Runs do not nest, so one that is only partly selected changes as a whole.
  const runs = [...text.matchAll(EMPHASIS)].filter(({ index, 0: run }) => index < end && start < index + run.length);
  const from = Math.min(start, ...runs.map(({ index }) => index));
  const to = Math.max(end, ...runs.map(({ index, 0: run }) => index + run.length));
  const source = text.slice(from, to);
  const around = linkAround(text, start, end);
  const isUnchanged = format.kind === 'link' ? !around && format.href === null : around !== undefined;
  if (isUnchanged) return { from: start, to: end, text: text.slice(start, end), select: [0, end - start] };
  if (format.kind === 'link') {
    const link = around ?? { from, to, words: source.replaceAll('*', '') };
    const written = format.href === null || link.words === '' ? link.words : `[${link.words}](${format.href})`;
    return { from: link.from, to: link.to, text: written, select: [0, written.length] };
  }
  const sign = format.kind === 'strong' ? '**' : '*';
  const hasFormat = runs.every(([, own]) => own === sign) && source.replaceAll(EMPHASIS, '').trim() === '';
  // Light Markdown formats neither line breaks nor spaces at the ends.
  const formatLine = (line: string) => sign + line.replaceAll('*', '') + sign;
  const written = hasFormat ? source.replaceAll(EMPHASIS, '$2') : source.replaceAll(/\S(?:[^\n]*\S)?/g, formatLine);
  return { from, to, text: written, select: [0, written.length] };
}
