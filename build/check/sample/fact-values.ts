import type { FileName } from '../../../src/model/schema/schema.ts';
import { valueAt, type Path } from '../../read/yaml/walk.ts';
import { FACTS } from './sample-facts.ts';

/** The values of a file's facts. Each has its path, the first `entryLength` parts of which lead to its entry. */
export function findValues(name: FileName, data: unknown) {
  return FACTS[name].flatMap((pattern) => {
    const [entry = '', rest = ''] = pattern.split(':');
    const parts = [...entry.split('.'), ...rest.split('.')].filter(Boolean);
    const entryLength = entry === '' ? parts.length : entry.split('.').length;
    return pathsTo(data, parts).map((path) => ({ path, entryLength, value: valueAt(data, path) }));
  });
}

/** The paths of all values that a pattern matches. @param parts the pattern's parts that are left */
function pathsTo(data: unknown, parts: readonly string[], path: Path = []): Path[] {
  const [part, ...rest] = parts;
  if (part === undefined) return data === undefined || data === null ? [] : [path];
  if (typeof data !== 'object' || data === null) return [];
  const keys = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  return keys
    .filter((key) => part === '*' || part === String(key))
    .flatMap((key) => pathsTo(valueAt(data, [key]), rest, [...path, key]));
}
