import type { Note } from '../../read/checked-content.ts';
import type { Source } from '../../read/yaml/source.ts';

/** Notes in the content: `# sample` on a line still to replace, `# ours` after one that is right as it is. */
const NOTES = { sample: /(^|\s)#\s*sample\s*$/i, ours: /\s#\s*ours\s*$/i };

/** Lines that the couple marked `# ours`, as `file:line`. */
export function listOurs({ file, text }: Source): string[] {
  return text.split('\n').flatMap((line, index) => (NOTES.ours.test(line) ? [`${file}:${index + 1}`] : []));
}

/** Lines marked `# sample`. A note on a line of its own covers the entry below it; at the top, the whole file. */
export function listNotes(source: Source): Note[] {
  const lines = source.text.split('\n');
  return lines.flatMap((line, index) => {
    if (!NOTES.sample.test(line)) return [];
    const content = line.replace(NOTES.sample, '').trim();
    const isAtTop = lines.slice(0, index).every((before) => /^\s*(#.*)?$/.test(before));
    const next = lines.slice(index + 1).find((after) => /^\s*[^#\s]/.test(after)) ?? '';
    const label = content !== '' ? content : isAtTop ? 'the whole file' : next.trim();
    return [{ file: source.file, line: index + 1, text: label.replace(/^- /, '') }];
  });
}
