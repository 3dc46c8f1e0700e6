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

/** Printed quotation marks in the place of YAML's. */
const CURLY = /^[“”„«‘’‚].*[”“»’‘]$/s;

/** A name without the space after its colon, which makes a text of both; a dash without the one after it. */
const TIGHT_NAME = /^([A-Za-z][\w-]*):\S/;
const TIGHT_DASH = /^-\S/;

/** A note that swallows what was meant to be the value. */
const NOTE = /:\s+(#[^\s#]+)$/;

/**
 * The complaints of the schema as mistakes that a couple can mend, one for each slip: a name that is misspelt, or set in
 * wrongly, is both unknown where it stands and missing where it belongs.
 */
export function explainIssues(source: Source, issues: readonly z.core.$ZodIssue[], schema: z.ZodType): Mistake[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const lacking = new Map(issues.filter((issue) => isLacking(issue, source)).map(({ path }) => [idOf(path), path]));
  const explained = new Set<string>();
  const mistakes = unknown.flatMap(({ path, key }) => {
    const at = [...path, key];
    const tell = (help: string) => [source.mistakeAt(at, `"${key}" ${help}`, { onKey: true })];
    const home = homeOf(key, path, source, lacking, schema);
    if (home === null) {
      const near = nearestKey(key, path, source, schema);
      if (near === null) return tell(`is not known here. ${hintOf(at, source)}`);
      lacking.delete(idOf([...path, near]));
      return tell(`is not known here. Did you mean "${near}"?`);
    }
    lacking.delete(idOf([...home, key]));
    lacking.delete(idOf(home));
    // Lines that slipped together are one slip.
    if (explained.has(idOf(home))) return [];
    explained.add(idOf(home));
    return tell(`belongs to "${last(home)}". Set it in as far as the lines there are, or should be.`);
  });
  const told = new Set<string>();
  for (const issue of issues) {
    const id = idOf(issue.path);
    if (issue.code === 'unrecognized_keys' || told.has(id) || (isLacking(issue, source) && !lacking.has(id))) continue;
    told.add(id);
    mistakes.push(explainIssue(source, issue));
  }
  return mistakes;
}

/** Whether an issue says that there is nothing at its path. */
function isLacking({ path }: z.core.$ZodIssue, source: Source): boolean {
  return path.length > 0 && (valueAt(source.data, path) ?? null) === null;
}

const idOf = (path: Path) => JSON.stringify(path);

/** The name that was meant, most likely one that is not there yet. */
function nearestKey(key: string, path: Path, source: Source, schema: z.ZodType): string | null {
  const known = knownKeys(schema, path);
  const absent = known.filter((name) => valueAt(source.data, [...path, name]) === undefined);
  return nearest(key, absent) ?? nearest(key, known);
}

/** The entry that lacks a name which stands in another, `path`. */
function homeOf(
  key: string,
  path: Path,
  source: Source,
  lacking: ReadonlyMap<string, Path>,
  schema: z.ZodType,
): Path | null {
  for (const missing of lacking.values()) {
    if (missing.at(-1) === key) return missing.slice(0, -1);
    // An entry of which all lines have slipped out is empty.
    if (valueAt(source.data, missing) === null && isKnownIn(schema, missing, key)) return missing;
  }
  // One that may be left out is lacked by nobody: the entry above it is the likely one.
  const siblings = Object.keys(Object(valueAt(source.data, path)) as object);
  const above = siblings[siblings.indexOf(key) - 1];
  if (above === undefined) return null;
  const home = [...path, above];
  return knownKeys(schema, home).includes(key) || knownKeys(schema, [...home, 0]).includes(key) ? home : null;
}

/** What else may be wrong with a name that nobody knows. */
function hintOf(path: Path, source: Source): string {
  const holder = valueAt(source.data, path.slice(0, -1));
  const siblings = isObject(holder) ? Object.keys(holder) : [];
  const above = siblings[siblings.indexOf(String(path.at(-1))) - 1];
  const isEntry = (name: string | undefined) => name !== undefined && isObject(valueAt(holder, [name]));
  return isEntry(above) && isEntry(String(path.at(-1)))
    ? `If it belongs to "${above}" above it, set it in as far as the lines there are; else delete it.`
    : 'Delete it.';
}

function explainIssue(source: Source, issue: z.core.$ZodIssue): Mistake {
  const { path } = issue;
  const name = nameOf(path);
  const value = valueAt(source.data, path);
  const tell = (message: string, options?: { onKey: boolean }) => source.mistakeAt(path, message, options);
  if (typeof value === 'string' && CURLY.test(value))
    return source.mistakeAt(
      path,
      `${name} is in printed quotation marks. Delete them, or type the straight ones of the keyboard: "…".`,
      { cause: `${source.file}:${source.lineOf(path)}` },
    );
  if (value === null) {
    const [, note] = NOTE.exec(source.text.split('\n')[source.lineOf(path) - 1] ?? '') ?? [];
    if (note !== undefined)
      return tell(`${name} is empty, since what follows a "#" is a note. Write "${note}", with quotation marks.`);
    const isList = issue.code === 'invalid_type' && issue.expected === 'array';
    const help = isList
      ? 'is an empty list. Add an entry below it that starts with "- ".'
      : 'is empty. Write something after it.';
    return tell(`${name} ${help}`, { onKey: true });
  }
  switch (issue.code) {
    case 'invalid_type': {
      if (value === undefined) return tell(`${name} is missing here. Add a line "${last(path)}: …".`);
      const tight = typeof value === 'string' && TIGHT_NAME.exec(value)?.[1];
      if (tight) return tell(`A space is missing after "${tight}:".`);
      if (typeof value === 'string' && issue.expected === 'array' && TIGHT_DASH.test(value))
        return tell('A space is missing after the "-".');
      return tell(own(issue, name) ?? `${name} must be ${KINDS[issue.expected] ?? issue.expected}.`);
    }
    case 'invalid_value': {
      const choice = issue.values.map(String).join(' or ');
      return tell(`${name} is ${JSON.stringify(value)}. Write ${choice}, or leave the line out.`);
    }
    case 'invalid_key':
      return tell(`${name} cannot be a name. Use letters and digits only, without spaces.`, { onKey: true });
    default:
      return tell(own(issue, name) ?? `${name} is not right: ${issue.message}.`);
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

/** Whether a name may stand in an entry: one of those it knows, or any where names are the couple's own. */
function isKnownIn(schema: z.ZodType, path: Path, key: string): boolean {
  return knownKeys(schema, path).includes(key) || schemaAt(schema, path).valueType !== undefined;
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
