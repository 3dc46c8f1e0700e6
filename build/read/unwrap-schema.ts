import type { z } from 'zod';

type Unwrapped = { inner: z.ZodType; isOptional: boolean; meta: z.GlobalMeta };

/** Unwraps optional, default and transformed schemas. Where their meta differs, the outer schema's counts. */
export function unwrap(schema: z.ZodType): Unwrapped {
  const def = defOf(schema);
  const meta = schema.meta() ?? {};
  const next = def.innerType ?? (def.type === 'pipe' ? sideInFile(def) : undefined);
  if (next === undefined) return { inner: schema, isOptional: false, meta };
  const found = unwrap(next);
  return {
    inner: found.inner,
    isOptional: found.isOptional || ['optional', 'default', 'prefault'].includes(def.type),
    meta: { ...found.meta, ...meta },
  };
}

/** A schema's definition, which zod types only in part. */
export function defOf(schema: z.ZodType): Def {
  return (schema as unknown as { def: Def }).def;
}

/** The parts of zod's definitions used here. */
export type Def = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  valueType?: z.ZodType;
  element?: z.ZodType;
  entries?: Record<string, string | number>;
  values?: unknown[];
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number; length?: number } } }[];
};

/** The side of a pipe that describes what the file contains: the first, unless that is a transform. */
function sideInFile({ in: first, out }: Def): z.ZodType | undefined {
  return first && defOf(first).type === 'transform' ? out : first;
}
