/** The keys and positions that lead to a value. */
export type Path = readonly PropertyKey[];

/** Named values, such as an entry of the content with its lines. */
export type Tree = Record<string, unknown>;

/** A text in a tree, and where it is. */
type TextAt = { text: string; path: readonly (string | number)[] };

/** Whether a value of unknown origin is an object with named values. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path, or undefined. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    // Finds neither an array's `length` nor what objects inherit.
    const hasKey = Array.isArray(value) ? typeof key === 'number' : isTree(value) && Object.hasOwn(value, key);
    return hasKey ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }, data);
}

/** Lists every text in a tree, with its path. Its calls for values inside the tree pass their `path`, and share `found`. */
export function listTexts(data: unknown, path: TextAt['path'] = [], found: TextAt[] = []): TextAt[] {
  if (typeof data === 'string') found.push({ text: data, path });
  else if (Array.isArray(data)) data.forEach((item, index) => listTexts(item, [...path, index], found));
  else if (isTree(data)) for (const [key, value] of Object.entries(data)) listTexts(value, [...path, key], found);
  return found;
}
