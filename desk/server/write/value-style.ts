import { isCollection, isMap, isScalar, isSeq } from 'yaml';
import { isEntry } from '../../model/values.ts';
import type { Value } from '../../protocol.ts';
import { isBlockText, isFlow, spotIn, type Collection } from './yaml/find-value.ts';
import type { FormatOptions, Style } from './format.ts';
import { columnOf, type Yaml } from './yaml/yaml-text.ts';

/** The style that a new value takes over from the old one, `node`, which is written from `start` to `end`. */
export function styleOf(yaml: Yaml, node: unknown, start: number, end: number, { width }: FormatOptions): Style {
  if (isCollection(node)) return node.items.length === 0 ? {} : { isFlow: isFlow(node) };
  const text = yaml.text.slice(start, end);
  const type = isScalar(node) && typeof node.value === 'string' ? node.type : undefined;
  if (!isBlockText(node)) return { type, isLong: !text.includes('\n') && columnOf(yaml, end) > width };
  // Without the first line, which has the sign `>` or `|`.
  const lines = text
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/[ \t]+$/, ''));
  const columns = lines.filter((line) => line !== '').map((line) => line.search(/\S/));
  if (columns.length === 0) return { type };
  const column = Math.min(...columns);
  const unindented = lines.map((line) => line.slice(column));
  // YAML does not join indented lines, or lines around several empty ones.
  const isJoined = unindented.every(
    (line, index) => !/^\s/.test(line) && (line !== '' || unindented[index + 1] !== ''),
  );
  return { type, column, lines: isJoined ? unindented : [] };
}

/**
 * The style that a new item takes over from the item before it, or else from the item after it. Empty unless that item
 * and the new one are both lists or both entries.
 */
export function styleNear(holder: Collection, index: number, value: Value): Style {
  const node = spotIn(holder, index - 1)?.node ?? spotIn(holder, index)?.node;
  const isSameKind = (isMap(node) && isEntry(value)) || (isSeq(node) && Array.isArray(value));
  return isSameKind ? { isFlow: isFlow(node) } : {};
}
