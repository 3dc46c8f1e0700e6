import { isCollection, isMap, isPair, isScalar, Scalar, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Path } from '../../../protocol.ts';
import type { Yaml } from './yaml-text.ts';

export type Collection = YAMLMap | YAMLSeq;

/** A value in its text. For the value of the whole file, all numbers are 0. */
export type Spot = {
  /** Null for a key or dash without a value. */
  node: Node | null;
  /** The collection that contains it; null for the whole file. */
  holder: Collection | null;
  /** Its index in that collection. */
  index: number;
  /** The offset of its key or dash; of an item in brackets, that of the value itself. */
  start: number;
  /** The end of its colon or dash; without either, the end of its key, or `start`. */
  after: number;
};

/** Whether a node is a collection in brackets or braces. */
export function isFlow(node: unknown): boolean {
  return isCollection(node) && node.flow === true;
}

export function isBlockCollection(node: unknown): node is Collection {
  return isCollection(node) && node.flow !== true;
}

export function isBlockText(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL);
}

/** Finds a value, or a key without one; null if the path is missing. */
export function find(yaml: Yaml, path: Path): Spot | null {
  let spot: Spot | null = { node: yaml.document.contents, holder: null, index: 0, start: 0, after: 0 };
  for (const part of path) {
    const holder: Node | null | undefined = spot?.node;
    if (!isCollection(holder)) return null;
    spot = spotIn(holder, typeof part === 'number' ? part : isMap(holder) ? keysOf(holder).indexOf(part) : -1);
  }
  return spot;
}

/** A map's keys, in the Unicode form that `readSource` gives the data. */
export function keysOf(map: YAMLMap): string[] {
  return map.items.map(({ key }) => (isScalar(key) ? String(key.value).normalize('NFC') : ''));
}

/** The place of a collection's item; null if there is none at that index. */
export function spotIn(holder: Collection, index: number): Spot | null {
  const item: unknown = holder.items[index];
  if (item === undefined) return null;
  if (isPair(item)) {
    const [start = 0, end = start] = (item.key as Node).range ?? [];
    const colon = item.srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
    return { node: nodeOf(item.value), holder, index, start, after: colon ? colon.offset + 1 : end };
  }
  const token = holder.srcToken;
  const beforeItem = token?.type === 'block-seq' ? token.items[index]?.start : undefined;
  const dash = beforeItem?.find(({ type }) => type === 'seq-item-ind');
  const start = dash?.offset ?? (item as Node).range?.[0] ?? 0;
  return { node: nodeOf(item), holder, index, start, after: dash ? start + 1 : start };
}

/** The node of a value; null for a key or dash with nothing after it. */
function nodeOf(node: unknown): Node | null {
  const isEmpty = isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1];
  return isEmpty ? null : ((node ?? null) as Node | null);
}

/** Where a value ends, before the comment next to it and the empty lines below it. */
export function contentEnd(yaml: Yaml, { node, after }: Spot): number {
  if (isBlockCollection(node)) {
    const last = spotIn(node, node.items.length - 1);
    return last ? contentEnd(yaml, last) : after;
  }
  const end = node?.range?.[1] ?? after;
  return isBlockText(node) ? yaml.text.slice(0, end).replace(/[ \t\n]+$/, '').length : end;
}
