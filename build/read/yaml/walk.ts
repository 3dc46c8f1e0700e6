import { isTree, type Path } from '../../../src/model/tree.ts';

export { isTree, valueAt, type Path, type Tree } from '../../../src/model/tree.ts';

/** Whether a value is an entry or a list. */
export function isEntryOrList(value: unknown): value is Record<PropertyKey, unknown> {
  return isTree(value) || Array.isArray(value);
}

/** Visits every text in a tree of data, with its path. */
export function walkStrings(data: unknown, visit: (text: string, path: Path) => void, path: Path = []): void {
  if (typeof data === 'string') visit(data, path);
  else if (Array.isArray(data)) data.forEach((item, index) => walkStrings(item, visit, [...path, index]));
  else if (isTree(data)) for (const [key, value] of Object.entries(data)) walkStrings(value, visit, [...path, key]);
}

/** The last name in a path, `links` in `stays.items.0.links.1`; empty if the path has no name. */
export function lastName(path: Path): string {
  return path.findLast((key) => typeof key === 'string') ?? '';
}
