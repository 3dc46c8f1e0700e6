import type { z } from 'zod';
import { nearest } from './did-you-mean.ts';
import type { Mistake } from './mistake.ts';
import type { Source } from '../source.ts';
import { valueAt, type Path } from '../walk.ts';
import { knownKeys, isKnownIn, isObject } from '../schema-keys.ts';

const KINDS: Record<string, string> = {
  string: 'text. If it is a number or a word like yes, put it in "quotation marks"',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list: one line for each entry, each starting with "- "',
  object: 'an entry with its own lines indented below it',
  record: 'an entry with its own lines indented below it',
};

/** Curly quotation marks instead of YAML's straight ones. */
const CURLY = /^[“”„«‘’‚].*[”“»’‘]$/s;

/** A key without a space after its colon, or a dash without one after it: YAML reads both as text. */
const TIGHT_NAME = /^([A-Za-z][\w-]*):\S/;
const TIGHT_DASH = /^-\S/;

/** A value that YAML reads as a comment. */
const NOTE = /:\s+(#[^\s#]+)$/;

/**
 * Turns schema issues into mistakes that a couple can fix, one for each slip: a misspelt or wrongly indented key is both
 * unknown where it is and missing where it belongs.
 */
export function explainIssues(source: Source, issues: readonly z.core.$ZodIssue[], schema: z.ZodType): Mistake[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const lacking = new Map(issues.filter((issue) => isLacking(issue, source)).map(({ path }) => [idOf(path), path]));
  const explained = new Set<string>();
  const mistakes = unknown.flatMap(({ path, key }) => {
    const at = [...path, key];
    const report = (help: string) => [source.mistakeAt(at, `"${key}" ${help}`, { onKey: true })];
    const home = homeOf(key, path, source, lacking, schema);
    if (home === null) {
      const near = nearestKey(key, path, source, schema);
      if (near === null) return report(`is not known here. ${hintOf(at, source)}`);
      lacking.delete(idOf([...path, near]));
      return report(`is not known here. Did you mean "${near}"?`);
    }
    lacking.delete(idOf([...home, key]));
    lacking.delete(idOf(home));
    // Report lines that slipped together once.
    if (explained.has(idOf(home))) return [];
    explained.add(idOf(home));
    return report(`belongs under "${last(home)}". Indent it below that name, level with any other lines there.`);
  });
  const seen = new Set<string>();
  for (const issue of issues) {
    const id = idOf(issue.path);
    if (issue.code === 'unrecognized_keys' || seen.has(id) || (isLacking(issue, source) && !lacking.has(id))) continue;
    seen.add(id);
    mistakes.push(explainIssue(source, issue));
  }
  return mistakes;
}

/** Whether an issue is about a missing value. */
function isLacking({ path }: z.core.$ZodIssue, source: Source): boolean {
  return path.length > 0 && (valueAt(source.data, path) ?? null) === null;
}

const idOf = (path: Path) => JSON.stringify(path);

/** The most similar key, preferably one that is still missing. */
function nearestKey(key: string, path: Path, source: Source, schema: z.ZodType): string | null {
  const known = knownKeys(schema, path);
  const absent = known.filter((name) => valueAt(source.data, [...path, name]) === undefined);
  return nearest(key, absent) ?? nearest(key, known);
}

/** The entry that a misplaced key belongs to; `path` is where it is. */
function homeOf(
  key: string,
  path: Path,
  source: Source,
  lacking: ReadonlyMap<string, Path>,
  schema: z.ZodType,
): Path | null {
  for (const missing of lacking.values()) {
    if (missing.at(-1) === key) return missing.slice(0, -1);
    // If all its lines slipped out, the entry is empty.
    if (valueAt(source.data, missing) === null && isKnownIn(schema, missing, key)) return missing;
  }
  // An optional key is missing nowhere: it probably belongs to the entry above.
  const siblings = Object.keys(Object(valueAt(source.data, path)) as object);
  const above = siblings[siblings.indexOf(key) - 1];
  if (above === undefined) return null;
  const home = [...path, above];
  return knownKeys(schema, home).includes(key) || knownKeys(schema, [...home, 0]).includes(key) ? home : null;
}

/** Advice for an unknown key. */
function hintOf(path: Path, source: Source): string {
  const holder = valueAt(source.data, path.slice(0, -1));
  const siblings = isObject(holder) ? Object.keys(holder) : [];
  const above = siblings[siblings.indexOf(String(path.at(-1))) - 1];
  const isEntry = (name: string | undefined) => name !== undefined && isObject(valueAt(holder, [name]));
  return isEntry(above) && isEntry(String(path.at(-1)))
    ? `If it belongs under "${above}", indent it level with the lines there; otherwise delete it.`
    : 'Delete it.';
}

function explainIssue(source: Source, issue: z.core.$ZodIssue): Mistake {
  const { path } = issue;
  const name = nameOf(path);
  const value = valueAt(source.data, path);
  const report = (message: string, options?: { onKey: boolean }) => source.mistakeAt(path, message, options);
  if (typeof value === 'string' && CURLY.test(value))
    return source.mistakeAt(
      path,
      `${name} is in curly quotation marks. Delete them, or type the straight ones from your keyboard: "…".`,
      { cause: `${source.file}:${source.lineOf(path)}` },
    );
  if (value === null) {
    const [, note] = NOTE.exec(source.text.split('\n')[source.lineOf(path) - 1] ?? '') ?? [];
    if (note !== undefined)
      return report(`${name} is empty, because a "#" starts a note. Write "${note}", with the quotation marks.`);
    const isList = issue.code === 'invalid_type' && issue.expected === 'array';
    const help = isList
      ? 'is an empty list. Add an entry below it that starts with "- ".'
      : 'is empty. Write something after it.';
    return report(`${name} ${help}`, { onKey: true });
  }
  switch (issue.code) {
    case 'invalid_type': {
      if (value === undefined) return report(`${name} is missing here. Add a line "${last(path)}: …".`);
      const tight = typeof value === 'string' && TIGHT_NAME.exec(value)?.[1];
      if (tight) return report(`A space is missing after "${tight}:".`);
      if (typeof value === 'string' && issue.expected === 'array' && TIGHT_DASH.test(value))
        return report('A space is missing after the "-".');
      return report(own(issue, name) ?? `${name} must be ${KINDS[issue.expected] ?? issue.expected}.`);
    }
    case 'invalid_value': {
      const choice = issue.values.map(String).join(' or ');
      return report(`${name} is ${JSON.stringify(value)}. Write ${choice}, or leave the line out.`);
    }
    case 'invalid_key':
      return report(`${name} cannot be a name. Use letters and digits only, without spaces.`, { onKey: true });
    default:
      return report(own(issue, name) ?? `${name} is not valid: ${issue.message}.`);
  }
}

/** The schema's own message, if any: it starts with a verb, unlike zod's. */
function own(issue: z.core.$ZodIssue, name: string): string | null {
  return /^(must|is) /.test(issue.message) ? `${name} ${issue.message}` : null;
}

function last(path: Path): string {
  return path.findLast((key) => typeof key === 'string') ?? '';
}

/** `"caption"`, or `Entry 3 of "cards"` in a list. */
function nameOf(path: Path): string {
  const key = path.at(-1);
  if (typeof key === 'number') return `Entry ${key + 1} of "${last(path)}"`;
  return key === undefined ? 'This file' : `"${String(key)}"`;
}
