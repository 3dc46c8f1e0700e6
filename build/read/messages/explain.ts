import type { z } from 'zod';
import { nearest } from './did-you-mean.ts';
import type { Mistake } from './mistake.ts';
import type { Source } from '../yaml/source.ts';
import { valueAt, type Path } from '../yaml/walk.ts';
import { knownKeys, isKnownIn, isObject } from '../schema-keys.ts';
import { explainIssue, last } from './explain-issue.ts';

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
    mistakes.push(explainIssue(source, issue, () => canLeaveOut(issue.path, source, schema)));
  }
  return mistakes;
}

/** Whether a line may be deleted: without it, its schema misses nothing. */
function canLeaveOut(path: Path, source: Source, schema: z.ZodType): boolean {
  const without = structuredClone(source.data);
  const holder = valueAt(without, path.slice(0, -1));
  if (!isObject(holder)) return false;
  delete holder[String(path.at(-1))];
  return !schema.safeParse(without).error?.issues.some((issue) => idOf(issue.path) === idOf(path));
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
