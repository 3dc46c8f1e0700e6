import { LINK, RUN } from '../../../src/model/text/markdown';
import { writeRun } from './read-rich';
import type { Format } from './text-tools';

/** The replacement of a part of a text. The new part is selected afterwards. */
type Replacement = { from: number; to: number; text: string };

/** The address of the link around a selection of light Markdown, or null. */
export function hrefAround(text: string, start: number, end: number): string | null {
  const link = [...text.matchAll(LINK)].find(({ index, 0: whole }) => index <= start && end <= index + whole.length);
  return link?.[2] ?? null;
}

/** Formats a selection, or removes a format that all of it has. A link stays plain even in a bold or italic run. */
export function formatSource(text: string, start: number, end: number, format: Format): Replacement {
  const isInLink = hrefAround(text, start, end) !== null;
  const isUnchanged = format.kind === 'link' ? !isInLink && format.href === null : isInLink;
  if (isUnchanged) return { from: start, to: end, text: text.slice(start, end) };
  // A run that is only partly selected changes as a whole. For a link, the bold or italic run around it stays as it is.
  const runs = [...text.matchAll(format.kind === 'link' && isInLink ? LINK : RUN)].filter(
    ({ index, 0: run }) => index < end && start < index + run.length,
  );
  const from = Math.min(start, ...runs.map(({ index }) => index));
  const to = Math.max(end, ...runs.map(({ index, 0: run }) => index + run.length));
  const source = text.slice(from, to);
  const unstyled = source.replaceAll(RUN, (run, _words, _href, strong?: string, em?: string) => strong ?? em ?? run);
  const replaceBy = (written: string): Replacement => ({ from, to, text: written });
  if (format.kind === 'link') {
    const words = unstyled.replaceAll(LINK, '$1');
    return replaceBy(writeRun({ text: words, href: format.href, isStrong: false, isEm: false }));
  }
  const isStrong = format.kind === 'strong';
  // Links do not matter here: they have neither format.
  const hasFormat = runs.every(([run]) => run.startsWith('[') || run.startsWith('**') === isStrong);
  const outsideRuns = source.replaceAll(RUN, '');
  if (hasFormat && outsideRuns.trim() === '') return replaceBy(unstyled);
  const emphasise = (words: string) => writeRun({ text: words, href: null, isStrong, isEm: !isStrong });
  let written = '';
  let writtenTo = 0;
  for (const { index, 0: link } of unstyled.matchAll(LINK)) {
    written += emphasise(unstyled.slice(writtenTo, index)) + link;
    writtenTo = index + link.length;
  }
  return replaceBy(written + emphasise(unstyled.slice(writtenTo)));
}
