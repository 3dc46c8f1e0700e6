import type { z } from 'zod';
import { link } from '../../src/model/schema/schema-parts.ts';
import { isTree, type Path } from './yaml/walk.ts';

/** The keys that a schema names at a path. */
export function knownKeys(schema: z.ZodType, path: Path): string[] {
  return Object.keys(schemaAt(schema, path).shape ?? {});
}

/** Whether a schema allows a key at a path: by its name, or as any key of a record. */
export function isKnownIn(schema: z.ZodType, path: Path, key: string): boolean {
  return knownKeys(schema, path).includes(key) || schemaAt(schema, path).valueType !== undefined;
}

/** Whether the value at a path is words, not a file, date, colour or the like. */
export function isWords(schema: z.ZodType, path: Path): boolean {
  const { def } = schemaAt(schema, path);
  // Only words are trimmed (`text` in schema-parts.ts), which zod lists as a check that overwrites the value.
  return def?.type === 'string' && (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'overwrite');
}

/** Whether the value at a path is a web address, or a reference to one. */
export function isLink(schema: z.ZodType, path: Path): boolean {
  return schemaAt(schema, path) === link;
}

function schemaAt(schema: z.ZodType, path: Path): Unwrapped {
  let current: unknown = schema;
  for (const key of path) {
    const { shape, element, valueType, def } = unwrap(current);
    current = typeof key === 'number' ? element : (shape?.[String(key)] ?? valueType ?? def?.catchall);
  }
  return unwrap(current);
}

/** What this file reads of zod's schemas. */
type Unwrapped = {
  /** An object's keys. */
  shape?: Record<string, unknown>;
  /** A list's items. */
  element?: unknown;
  /** A record's values. */
  valueType?: unknown;
  /** `catchall` is the schema of an object's other keys. */
  def?: { type?: string; catchall?: unknown; checks?: readonly z.core.$ZodCheck[] };
};

/** The schema inside wrappers such as "optional". */
function unwrap(schema: unknown): Unwrapped {
  let current = schema;
  while (isTree(current) && isTree(current['def']) && 'innerType' in current['def'])
    current = current['def']['innerType'];
  return isTree(current) ? current : {};
}
