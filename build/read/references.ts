import { suggest } from './messages/did-you-mean.ts';
import type { Mistake } from './messages/mistake.ts';
import type { Source } from './yaml/source.ts';
import { walkStrings } from './yaml/walk.ts';

/** The values that `{{references}}` can use, by full name: `places.hotel.rate`. */
export type Facts = ReadonlyMap<string, string>;

/** The desk finds references in the same form: `desk/model/references.ts` and `uses.ts`. */
const REFERENCE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Replaces references with their facts. Leaves unknown and circular ones; `checkReferences` reports them.
 * @param around the facts that contain the text
 */
export function resolveReferences(text: string, facts: Facts, around: readonly string[] = []): string {
  return text.replace(REFERENCE, (whole, name: string) => {
    const fact = around.includes(name) ? undefined : facts.get(name);
    return fact === undefined ? whole : resolveReferences(fact, facts, [...around, name]);
  });
}

/** Resolves every text in a tree of data. */
export function resolveAll<T>(data: T, facts: Facts): T {
  if (typeof data === 'string') return resolveReferences(data, facts) as T;
  if (Array.isArray(data)) return data.map((item: unknown) => resolveAll(item, facts)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, resolveAll(value as unknown, facts)]),
  ) as T;
}

/**
 * Reports references to missing facts, and circular ones.
 * @param broken the groups whose file has mistakes of its own; references into them are skipped
 */
export function checkReferences(source: Source, facts: Facts, broken: ReadonlySet<string>): Mistake[] {
  const names = [...facts.keys()];
  const mistakes: Mistake[] = [];
  walkStrings(source.data, (text, path) => {
    for (const [whole, name = ''] of text.matchAll(REFERENCE)) {
      if (facts.has(name)) {
        if (reaches(name, name, facts))
          mistakes.push(
            source.mistakeAt(path, `"${whole}" refers back to itself. Write the fact out in one of the places.`, {
              cause: 'circle',
            }),
          );
      } else if (!broken.has(name.split('.')[0] ?? '')) {
        const within = names.filter((known) => known.startsWith(`${name}.`));
        const alike = within.length > 0 ? within : names.filter((known) => isAlike(known, name));
        const hint = suggest(name, alike.length > 0 ? alike : names);
        const message = `"${whole}" refers to a fact that does not exist. ${hint}`.trim();
        mistakes.push(source.mistakeAt(path, message, { cause: causeOf(name, names), lacks: name }));
      }
    }
  });
  return mistakes;
}

/** All references to one missing place or event share a cause. */
function causeOf(name: string, names: readonly string[]): string {
  const owner = name.split('.').slice(0, 2).join('.');
  return /^(places|events)\./.test(name) && !names.some((known) => known.startsWith(`${owner}.`)) ? owner : name;
}

/** Limits suggestions to facts of the same kind, or with the part that was written: `places.hotel.name` for `hotel`. */
function isAlike(known: string, name: string): boolean {
  const [parts, written] = [known.split('.'), name.split('.')];
  return parts[0] === written[0] || parts.at(-1) === written.at(-1) || parts.includes(name);
}

function reaches(from: string, goal: string, facts: Facts, seen = new Set<string>()): boolean {
  for (const [, next = ''] of (facts.get(from) ?? '').matchAll(REFERENCE)) {
    if (next === goal) return true;
    if (!seen.has(next) && reaches(next, goal, facts, seen.add(next))) return true;
  }
  return false;
}
