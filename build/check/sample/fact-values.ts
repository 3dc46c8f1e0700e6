import type { FileName } from '../../../src/model/schema/schema.ts';
import { valueAt, type Path } from '../../read/yaml/walk.ts';
import { FACTS } from './sample-facts.ts';

/** The values of a file's facts, with their paths. The first `entryLength` parts of a path lead to the value's entry. */
export function findValues(name: FileName, data: unknown) {
  return FACTS[name].flatMap((pattern) => {
    const [entry = '', inEntry = ''] = pattern.split(':');
    const parts = [...entry.split('.'), ...inEntry.split('.')].filter(Boolean);
    const entryLength = entry === '' ? parts.length : entry.split('.').length;
    return pathsTo(data, parts).map((path) => ({ path, entryLength, value: valueAt(data, path) }));
  });
}

/** The paths of all values that a pattern matches, except empty ones. @param parts the parts not yet followed */
function pathsTo(data: unknown, parts: readonly string[], path: Path = []): Path[] {
  const [part, ...rest] = parts;
  if (part === undefined) return data === undefined || data === null ? [] : [path];
  if (typeof data !== 'object' || data === null) return [];
  const keys = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  return keys
    .filter((key) => part === '*' || part === String(key))
    .flatMap((key) => pathsTo(valueAt(data, [key]), rest, [...path, key]));
}
