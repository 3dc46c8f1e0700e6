import type { z } from 'zod';
import { nearest } from './did-you-mean.ts';
import type { Mistake } from './mistake.ts';
import type { Path, Source } from './source.ts';

const KINDS: Record<string, string> = {
  string: 'text. If it is a number or a word like yes, put it into "quotation marks"',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list: one line for each entry, each starting with "- "',
  object: 'an entry with lines of its own below it, each further in',
  record: 'an entry with lines of its own below it, each further in',
};

/** A complaint of the schema as mistakes that a couple can mend. */
export function explainIssue(source: Source, issue: z.core.$ZodIssue, schema: z.ZodType): Mistake[] {
  const { path } = issue;
  const name = nameOf(path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const near = nearest(key, knownKeys(schema, path));
        const help = near === null ? 'Delete it.' : `Did you mean "${near}"?`;
        return source.mistakeAt([...path, key], `"${key}" is not known here. ${help}`, { onKey: true });
      });
    case 'invalid_type': {
      const value = valueAt(source.data, path);
      if (value === undefined)
        return [source.mistakeAt(path, `${name} is missing here. Add a line "${last(path)}: …".`)];
      if (value === null)
        return [source.mistakeAt(path, `${name} is empty. Write something after it.`, { onKey: true })];
      return [
        source.mistakeAt(path, own(issue, name) ?? `${name} must be ${KINDS[issue.expected] ?? issue.expected}.`),
      ];
    }
    case 'invalid_value': {
      const choice = issue.values.map(String).join(' or ');
      const value = JSON.stringify(valueAt(source.data, path));
      return [source.mistakeAt(path, `${name} is ${value}. Write ${choice}, or leave the line out.`)];
    }
    case 'invalid_key':
      return [
        source.mistakeAt(path, `${name} cannot be a name. Use letters and digits only, without spaces.`, {
          onKey: true,
        }),
      ];
    default:
      return [source.mistakeAt(path, own(issue, name) ?? `${name} is not right: ${issue.message}.`)];
  }
}

/** The schema's own message, where it has one: they start with a verb, zod's do not. */
function own(issue: z.core.$ZodIssue, name: string): string | null {
  return /^(must|is) /.test(issue.message) ? `${name} ${issue.message}` : null;
}

function last(path: Path): string {
  return path.findLast((key) => typeof key === 'string') ?? '';
}

/** `"caption"`, or for an entry of a list `Entry 3 of "cards"`. */
function nameOf(path: Path): string {
  const key = path.at(-1);
  if (typeof key === 'number') return `Entry ${key + 1} of "${last(path)}"`;
  return key === undefined ? 'This file' : `"${String(key)}"`;
}

/** What stands at a path in plain data. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data);
}

/** The names a schema allows at a path. */
export function knownKeys(schema: z.ZodType, path: Path): string[] {
  return Object.keys(schemaAt(schema, path).shape ?? {});
}

/** Whether a schema asks for words at a path: not for a file, a day, a colour or the like. */
export function isWords(schema: z.ZodType, path: Path): boolean {
  const { def } = schemaAt(schema, path);
  // Words are trimmed (`text` in schema-parts.ts), and nothing else is.
  return (
    def?.type === 'string' &&
    (def.checks ?? []).some(
      ({
        _zod: {
          def: { check },
        },
      }) => check === 'overwrite',
    )
  );
}

function schemaAt(schema: z.ZodType, path: Path): Inner {
  let current: unknown = schema;
  for (const key of path) {
    const { shape, element, valueType, def } = inner(current);
    current = typeof key === 'number' ? element : (shape?.[String(key)] ?? valueType ?? def?.catchall);
  }
  return inner(current);
}

type Inner = {
  shape?: Record<string, unknown>;
  element?: unknown;
  valueType?: unknown;
  def?: { type?: string; catchall?: unknown; checks?: readonly z.core.$ZodCheck[] };
};

/** Looks through wrappers such as "optional". */
function inner(schema: unknown): Inner {
  let current = schema;
  while (isObject(current) && isObject(current['def']) && 'innerType' in current['def'])
    current = current['def']['innerType'];
  return isObject(current) ? current : {};
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
