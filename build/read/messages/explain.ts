import type { z } from 'zod';
import type { Mistake } from './mistake.ts';
import type { Source } from '../yaml/source.ts';
import { isEntryOrList, valueAt, type Path } from '../yaml/walk.ts';
import { explainIssue } from './explain-issue.ts';
import { explainUnknownKey } from './explain-unknown-key.ts';

/**
 * Turns schema issues into mistakes that a couple can fix, one for each slip: a misspelt or wrongly indented key is
 * both unknown where it is and missing where it belongs.
 */
export function explainIssues(source: Source, issues: readonly z.core.$ZodIssue[], schema: z.ZodType): Mistake[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const missing = new Map(issues.filter((issue) => isMissing(issue, source)).map(({ path }) => [idOf(path), path]));
  // Several unknown keys may belong to one empty entry, but the first of them removes it from `missing`.
  const empty = [...missing.values()].filter((path) => valueAt(source.data, path) === null);
  const reportedHomes = new Set<string>();
  const mistakes = unknown.flatMap(({ path, key }) => {
    const { help, explains, home } = explainUnknownKey(key, path, source, [...missing.values(), ...empty], schema);
    for (const line of explains) missing.delete(idOf(line));
    // Lines that slipped together are one mistake.
    if (home !== null && reportedHomes.has(idOf(home))) return [];
    if (home !== null) reportedHomes.add(idOf(home));
    return [source.mistakeAt([...path, key], `"${key}" ${help}`, { onKey: true })];
  });
  const explainedPaths = new Set<string>();
  for (const issue of issues) {
    const id = idOf(issue.path);
    if (issue.code === 'unrecognized_keys' || explainedPaths.has(id) || (isMissing(issue, source) && !missing.has(id)))
      continue;
    explainedPaths.add(id);
    mistakes.push(explainIssue(source, issue, (value) => accepts(value, issue.path, source, schema)));
  }
  return mistakes;
}

/**
 * Whether a value may be an empty list or entry, or with undefined, whether its line may be deleted: something replaces it,
 * or its schema does not require it.
 */
function accepts(value: object | undefined, path: Path, source: Source, schema: z.ZodType): boolean {
  if (!value && typeof path.at(-1) === 'string' && valueAt(source.fallback, path) !== undefined) return true;
  const changed = structuredClone(source.data);
  const holder = valueAt(changed, path.slice(0, -1));
  if (!isEntryOrList(holder)) return false;
  if (value) holder[String(path.at(-1))] = value;
  else if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
  else delete holder[String(path.at(-1))];
  // Without this entry, its list may have too few.
  const needs = Array.isArray(holder) ? [idOf(path), idOf(path.slice(0, -1))] : [idOf(path)];
  return !schema.safeParse(changed).error?.issues.some((issue) => needs.includes(idOf(issue.path)));
}

/** Whether an issue is about a missing or empty value. */
function isMissing({ path }: z.core.$ZodIssue, source: Source): boolean {
  return path.length > 0 && (valueAt(source.data, path) ?? null) === null;
}

const idOf = (path: Path) => JSON.stringify(path);
