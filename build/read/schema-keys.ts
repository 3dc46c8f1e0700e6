import type { z } from 'zod';
import { link } from '../../src/model/schema/schema-parts.ts';
import { defOf, unwrap, type Def } from './unwrap-schema.ts';
import type { Path } from './yaml/walk.ts';

/** The keys that a schema names at a path. */
export function knownKeys(schema: z.ZodType, path: Path): string[] {
  return Object.keys(defAt(schema, path)?.shape ?? {});
}

/** Whether a schema allows a key at a path: by its name, or as any key of a record. */
export function isKnownIn(schema: z.ZodType, path: Path, key: string): boolean {
  return knownKeys(schema, path).includes(key) || defAt(schema, path)?.valueType !== undefined;
}

/** Whether the value at a path is words, not a file, date, colour or the like. */
export function isWords(schema: z.ZodType, path: Path): boolean {
  const def = defAt(schema, path);
  // Only words are trimmed (`text` in schema-parts.ts), which zod lists as a check that overwrites the value.
  return def?.type === 'string' && (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'overwrite');
}

/** Whether the value at a path is a web address, or a reference to one. */
export function isLink(schema: z.ZodType, path: Path): boolean {
  return schemaAt(schema, path) === link;
}

function defAt(schema: z.ZodType, path: Path): Def | undefined {
  const found = schemaAt(schema, path);
  return found && defOf(found);
}

/** The schema at a path, without wrappers such as "optional"; undefined if no schema describes this path. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let current = unwrap(schema).inner;
  for (const key of path) {
    const { shape = {}, element, valueType, catchall } = defOf(current);
    const named = Object.hasOwn(shape, key) ? shape[String(key)] : (valueType ?? catchall);
    const next = typeof key === 'number' ? element : named;
    if (!next) return undefined;
    current = unwrap(next).inner;
  }
  return current;
}
