import { isEntry, valueAt } from '../../model/values.ts';
import type { Change, Path, Value } from '../../protocol.ts';

/** The editing layer's marks (`desk/model/marks.ts`), which come along where a text was copied before they were off. */
const HIDDEN_MARK = /\u{E0001}[\u{E0020}-\u{E007E}]*\u{E007F}?/gu;
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const UNWRITABLE = /(?![\t\n])\p{Cc}|\uFEFF/gu;

/** A text as it can be written: composed, and without what comes along unseen when text is pasted. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(HIDDEN_MARK, '')
    .replace(LINE_BREAK, '\n')
    .replace(UNWRITABLE, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** A text as the pages take it, which is all that is kept of it: lines of one paragraph flow together. */
export function meaningOf(text: string): string {
  return cleanText(text)
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Whether two values mean the same. An empty line equals a missing one. */
export function isSame(one: Value, other: Value): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one === other || meaningOf(one) === meaningOf(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index] ?? null));
  if (!isEntry(one) || !isEntry(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(valueAt(one, [key]), valueAt(other, [key])));
}

/** The data with one value changed; creates missing parents. */
function changed(data: Value, path: Path, change: (value: Value) => Value): Value {
  const [part, ...rest] = path;
  if (part === undefined) return change(data);
  if (typeof part === 'number') {
    const list = Array.isArray(data) ? data : [];
    return list.map((item, index) => (index === part ? changed(item, rest, change) : item));
  }
  const entry = isEntry(data) ? data : {};
  const value = changed(valueAt(entry, [part]), rest, change);
  const others = Object.entries(entry).filter(([key]) => key !== part);
  return Object.fromEntries(value === null ? others : [...others, [part, value]]);
}

/** The data after a change of it. */
export function dataAfter(data: Value, change: Change): Value {
  const { path } = change.at;
  if (change.kind === 'set' && !(change.value === null && typeof path.at(-1) === 'number'))
    return changed(data, path, () => change.value);
  const index = Number(path.at(-1));
  return changed(data, path.slice(0, -1), (value) => {
    const list = Array.isArray(value) ? value : [];
    if (change.kind === 'insert') return list.toSpliced(index, 0, change.value);
    const rest = list.toSpliced(index, 1);
    return change.kind === 'move' ? rest.toSpliced(change.to, 0, list[index] ?? null) : rest;
  });
}
