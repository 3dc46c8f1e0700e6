import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { LANGUAGE_CODE } from '../../src/model/language-code.ts';
import { shorten } from '../../src/model/text/shorten.ts';
import type { Step, Value } from '../protocol.ts';

/*
 * Reads the JSON and the ids in requests, and throws if they are malformed. Routes read other texts themselves.
 */

/** A request to the desk's API, with its parsed query string. */
export type DeskRequest = { request: IncomingMessage; query: URLSearchParams };

const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(value), z.record(z.string(), value)]),
);

/** A content file, or one in a translation's folder; never another path. */
const file = z.string().regex(new RegExp(`^(${LANGUAGE_CODE}/)?[a-z]+\\.ya?ml$`));

/** The key of a line, except `__proto__`; or a position in a list. */
const key = z.union([z.string().regex(/^(?!__proto__$)/), z.int().nonnegative()]);

const at = z.strictObject({ file, path: z.array(key).min(1) });

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), at, was: value, value }),
  z.strictObject({ kind: z.literal('insert'), at, length: z.int().nonnegative(), value }),
  z.strictObject({ kind: z.literal('remove'), at, was: value }),
  z.strictObject({ kind: z.literal('move'), at, was: value, to: z.int().nonnegative() }),
  z.strictObject({
    kind: z.literal('removeFile'),
    at: z.strictObject({ file, path: z.array(key).length(0) }),
    was: value,
  }),
]);

/** The longest label, in letters. It may quote a title, which can be of any length. */
const MOST_LABEL_LETTERS = 300;

const step: z.ZodType<Step> = z.strictObject({
  label: z.string().transform((label) => shorten(label, MOST_LABEL_LETTERS)),
  changes: z.array(change).min(1),
});

const steps = z.array(step).min(1);

/** A step's id: 32 hexadecimal digits, or a UUID with its hyphens. */
const id = z.string().regex(/^[\da-f-]{32,36}$/);

const fileNames = z.array(z.string().min(1)).min(1);

/** Reads steps. @throws if they are invalid */
export const readSteps = (text: string): Step[] => steps.parse(JSON.parse(text));

/** Reads the ids by which the desk knows its steps, separated by commas. @throws if they are missing or malformed */
export const readIds = (ids: unknown): string[] => z.array(id).parse(z.string().parse(ids).split(','));

/** Reads a couple's answers to the questions about their site, by question. @throws if they are not texts */
export const readGivenAnswers = (text: string): Record<string, string> =>
  z.record(z.string(), z.string()).parse(JSON.parse(text));

/** Reads names of files. @throws if they are invalid */
export const readNames = (text: string): string[] => fileNames.parse(JSON.parse(text));

/** Reads the ids of a request's steps. The desk can ask later whether each was done. @throws if one is malformed */
export function idsOf({ headers }: IncomingMessage): string[] {
  return readIds(headers['x-edit-request']);
}

/** Reads the id of a request with one step. @throws if it is malformed */
export function idOf(request: IncomingMessage): string {
  const [first = ''] = idsOf(request);
  return first;
}
