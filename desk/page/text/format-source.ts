import { LINK, RUN } from '../../../src/model/markdown';
import { writeRun } from './read-rich';
import type { Format } from './text-tools';

/** A replacement in a text, which is selected afterwards. */
type Replacement = { from: number; to: number; text: string };

/** The address of the link around a selection of light Markdown, or null. */
export function hrefAround(text: string, start: number, end: number): string | null {
  const link = [...text.matchAll(LINK)].find(({ index, 0: whole }) => index <= start && end <= index + whole.length);
  return link?.[2] ?? null;
}

/** Formats a selection of light Markdown, or removes the format that it has. Words of a link take no other format. */
export function formatSource(text: string, start: number, end: number, format: Format): Replacement {
  const isInLink = hrefAround(text, start, end) !== null;
  const isUnchanged = format.kind === 'link' ? !isInLink && format.href === null : isInLink;
  if (isUnchanged) return { from: start, to: end, text: text.slice(start, end) };
  // A run that is only partly selected changes as a whole; a link within bold or italic changes alone.
  const runs = [...text.matchAll(format.kind === 'link' && isInLink ? LINK : RUN)].filter(
    ({ index, 0: run }) => index < end && start < index + run.length,
  );
  const from = Math.min(start, ...runs.map(({ index }) => index));
  const to = Math.max(end, ...runs.map(({ index, 0: run }) => index + run.length));
  const source = text.slice(from, to);
  const plain = source.replaceAll(RUN, (run, _words, _href, strong?: string, em?: string) => strong ?? em ?? run);
  const replaceBy = (written: string): Replacement => ({ from, to, text: written });
  if (format.kind === 'link') {
    const words = plain.replaceAll(LINK, '$1');
    return replaceBy(writeRun({ text: words, href: format.href, isStrong: false, isEm: false }));
  }
  const isStrong = format.kind === 'strong';
  const hasFormat = runs.every(([run]) => run.startsWith('[') || run.startsWith('**') === isStrong);
  const unformatted = source.replaceAll(RUN, '');
  if (hasFormat && unformatted.trim() === '') return replaceBy(plain);
  const write = (text: string) => writeRun({ text, href: null, isStrong, isEm: !isStrong });
  // A text, then a link's words and its address, then a text again.
  const parts = plain
    .split(LINK)
    .map((part, at) => (at % 3 === 0 ? write(part) : at % 3 === 1 ? `[${part}]` : `(${part})`));
  return replaceBy(parts.join(''));
}
