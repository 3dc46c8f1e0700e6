import type { Path } from './source.ts';

/** Visits every text in a tree of data, with the way to it. */
export function walkStrings(data: unknown, visit: (text: string, path: Path) => void, path: Path = []): void {
  if (typeof data === 'string') visit(data, path);
  else if (Array.isArray(data)) data.forEach((item, index) => walkStrings(item, visit, [...path, index]));
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) walkStrings(value, visit, [...path, key]);
}
