/** The keys and positions that lead to a value. */
export type Path = readonly PropertyKey[];

/** Named values, such as an entry of the content with its lines. */
export type Tree = Record<string, unknown>;

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
