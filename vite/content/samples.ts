import type { Source } from './source.ts';

/** A comment that says: what stands here is invented. */
const MARK = /(^|\s)#\s*sample\s*$/i;

/** One place that still holds invented content. */
export type Sample = { file: string; line: number; what: string };

/** All lines marked `# sample`; one at the top of a file, on a line of its own, speaks for the whole file. */
export function listSamples(source: Source): Sample[] {
  const lines = source.text.split('\n');
  return lines.flatMap((line, index) => {
    if (!MARK.test(line)) return [];
    const own = line.replace(MARK, '').trim();
    const first = lines.slice(0, index).every((before) => /^\s*(#.*)?$/.test(before));
    const next = lines.slice(index + 1).find((after) => /^\s*[^#\s]/.test(after)) ?? '';
    const what = own !== '' ? own : first ? 'the whole file' : next.trim();
    return [{ file: source.file, line: index + 1, what: shorten(what.replace(/^- /, '')) }];
  });
}

/** The list for the terminal, by file. */
export function formatSamples(samples: readonly Sample[]): string {
  if (samples.length === 0) return 'No sample content is left.';
  const lines = samples.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
  return `Still sample content (${samples.length}):\n${lines.join('\n')}`;
}

function shorten(text: string): string {
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
}
