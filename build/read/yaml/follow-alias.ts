import { isAlias, isMap, isScalar, isSeq, type Alias, type Node } from 'yaml';
import type { Path } from './walk.ts';

/** The value that each alias of a document repeats. */
export type Targets = ReadonlyMap<Alias, Node>;

/** The node at a path, through aliases and merges; undefined if the path leads nowhere. The node may be an alias. */
export function nodeAt(root: unknown, path: Path, targets: Targets): unknown {
  return path.reduce<unknown>((holder, key) => {
    const node = followAlias(holder, targets);
    if (!isMap(node)) return isSeq(node) ? node.items[Number(key)] : undefined;
    const own = node.items.find((item) => nameOf(item.key) === String(key));
    if (own) return own.value ?? undefined;
    const merges = node.items.filter((item) => nameOf(item.key) === '<<');
    const sources = merges.flatMap(({ value }) => sourcesOf(value, targets));
    return sources.map((source) => nodeAt(source, [key], targets)).find((found) => found !== undefined);
  }, root);
}

/** The entries, or aliases of entries, in the value of a merge key, which is one of them or a list. */
export function sourcesOf(value: unknown, targets: Targets): unknown[] {
  const node = followAlias(value, targets);
  return isSeq(node) ? node.items : [node];
}

/** An alias's target, undefined if it has none; any other node itself. */
export function followAlias(node: unknown, targets: Targets): unknown {
  return isAlias(node) ? targets.get(node) : node;
}

/** A key as text, undefined if it is not a scalar. The parser gives `<<` as a symbol and `1881` as a number. */
export function nameOf(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  return typeof key.value === 'symbol' ? key.value.description : String(key.value);
}
