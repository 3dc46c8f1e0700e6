import { stat } from 'node:fs/promises';

/**
 * Returns a function that reads a file again only if the file has changed. It also retries after a failure, since
 * another program may lock the file only for a moment.
 */
export function readOnce<T>(read: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, { stamp: string; result: Promise<T> }>();
  return async (path) => {
    const stamp = await stampOf(path);
    const last = known.get(path);
    if (last?.stamp === stamp) return last.result;
    const result = read(path);
    known.set(path, { stamp, result });
    result.catch(() => known.delete(path));
    return result;
  };
}

/** A text that changes when the file does. */
export async function stampOf(path: string): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(path);
  return [size, mtimeMs, ctimeMs, ino].join();
}
