/** The keys and positions that lead to a value. */
export type Path = readonly PropertyKey[];

/** An entry with lines of its own. */
export type Tree = Record<string, unknown>;

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; undefined if it does not exist. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isTree(value) || Array.isArray(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    data,
  );
}

/** Visits every text in a tree of data, with its path. */
export function walkStrings(data: unknown, visit: (text: string, path: Path) => void, path: Path = []): void {
  if (typeof data === 'string') visit(data, path);
  else if (Array.isArray(data)) data.forEach((item, index) => walkStrings(item, visit, [...path, index]));
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) walkStrings(value, visit, [...path, key]);
}
