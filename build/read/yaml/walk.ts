import { isTree, type Path } from '../../../src/model/tree.ts';

export { isTree, listTexts, valueAt, type Path, type Tree } from '../../../src/model/tree.ts';

/** Whether a value is an entry or a list. */
export function isEntryOrList(value: unknown): value is Record<PropertyKey, unknown> {
  return isTree(value) || Array.isArray(value);
}

/** The last name in a path, `links` in `stays.items.0.links.1`; empty if the path has no name. */
export function lastName(path: Path): string {
  return path.findLast((key) => typeof key === 'string') ?? '';
}
