import { isEntry } from '../../model/values.ts';
import type { Value } from '../../protocol.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { meansSame } from './meaning.ts';
import { SAMPLE_NOTE } from './yaml/sample-notes.ts';
import { parseText, type Span, type Splice, type Yaml } from './yaml/yaml-text.ts';

/** Whether the written text has the expected data and every old comment, except those that a splice may drop. */
export function isAsMeant(yaml: Yaml, splices: readonly Splice[], written: string, expected: Value): boolean {
  const { data, mistakes } = readSource('', written);
  if (mistakes.length > 0) return false;
  const read = (data ?? null) as Value;
  // A file that loses its last line has no data.
  const isEmptied = read === null && isEntry(expected) && Object.keys(expected).length === 0;
  if (!isEmptied && !meansSame(read, expected)) return false;
  // A change may remove sample notes.
  const commentAt = (text: string, { start, end }: Span) => text.slice(start, end).replace(SAMPLE_NOTE, '');
  const unmatched = parseText(written).comments.map((comment) => commentAt(written, comment));
  return yaml.comments.every((comment) => {
    if (splices.some(({ drops, start, end }) => drops && start <= comment.start && comment.end <= end)) return true;
    const index = unmatched.indexOf(commentAt(yaml.text, comment));
    if (index !== -1) unmatched.splice(index, 1);
    return index !== -1;
  });
}
