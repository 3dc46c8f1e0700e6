import { z } from 'zod';
import type { Step, Value } from '../../src/edit/protocol.ts';

/*
 * What a request may hold. The desk asks for nothing else; whatever else comes is refused.
 */

const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(value), z.record(z.string(), value)]),
);

/** A content file, and no path: of the first language, or of a second one's folder. */
const file = z.string().regex(/^([a-z]{2,3}(-[A-Z]{2})?\/)?[a-z]+\.ya?ml$/);

const key = z.union([z.string().regex(/^(?!__proto__$)/), z.int().nonnegative()]);

const at = z.strictObject({ file, path: z.array(key).min(1) });

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), at, was: value, value }),
  z.strictObject({ kind: z.literal('insert'), at, length: z.int().nonnegative(), value }),
  z.strictObject({ kind: z.literal('remove'), at, was: value }),
  z.strictObject({ kind: z.literal('move'), at, was: value, to: z.int().nonnegative() }),
]);

const step: z.ZodType<Step> = z.strictObject({ label: z.string().max(300), changes: z.array(change).min(1) });

const names = z.array(z.string().min(1)).min(1);

/** Reads a step. @throws where it is none. */
export const readStep = (text: string): Step => step.parse(JSON.parse(text));

/** Reads names of files. @throws where there are none. */
export const readNames = (text: string): string[] => names.parse(JSON.parse(text));
