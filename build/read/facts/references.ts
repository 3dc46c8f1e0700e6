import { suggest } from '../messages/did-you-mean.ts';
import type { Mistake } from '../messages/mistake.ts';
import type { Source } from '../yaml/source.ts';
import { listTexts } from '../yaml/walk.ts';

/** The values that `{{references}}` can use, by full name: `places.hotel.rate`. */
export type Facts = ReadonlyMap<string, string>;

/** `desk/model/references.ts` and `uses.ts` match the same form: keep all three alike. */
const REFERENCE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Replaces references with their facts. Unknown and circular references stay; `checkReferences` reports them.
 * @param containing the names of the facts that the text is part of
 */
export function resolveReferences(text: string, facts: Facts, containing: readonly string[] = []): string {
  return text.replace(REFERENCE, (whole, name: string) => {
    const fact = containing.includes(name) ? undefined : facts.get(name);
    return fact === undefined ? whole : resolveReferences(fact, facts, [...containing, name]);
  });
}

/** Copies a tree of data with the references in all its texts resolved. */
export function resolveAll<T>(data: T, facts: Facts): T {
  if (typeof data === 'string') return resolveReferences(data, facts) as T;
  if (Array.isArray(data)) return data.map((item: unknown) => resolveAll(item, facts)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, resolveAll(value as unknown, facts)]),
  ) as T;
}

/**
 * Reports references to missing facts, and references that lead back to themselves.
 * @param brokenGroups the first words, such as `places`, of facts that are unknown since their file has mistakes
 */
export function checkReferences(source: Source, facts: Facts, brokenGroups: ReadonlySet<string>): Mistake[] {
  const names = [...facts.keys()];
  const mistakes: Mistake[] = [];
  for (const { text, path } of listTexts(source.data)) {
    for (const [whole, name = ''] of text.matchAll(REFERENCE)) {
      if (facts.has(name)) {
        if (reaches(name, name, facts))
          mistakes.push(
            source.mistakeAt(path, `"${whole}" refers back to itself. Write the fact out in one of the places.`, {
              cause: 'circle',
            }),
          );
      } else if (!brokenGroups.has(name.split('.')[0] ?? '')) {
        // The written name may be only the start of one: `places.hotel`.
        const within = names.filter((known) => known.startsWith(`${name}.`));
        const alike = within.length > 0 ? within : names.filter((known) => isAlike(known, name));
        const hint = suggest(name, alike.length > 0 ? alike : names);
        const message = `"${whole}" refers to a fact that does not exist. ${hint}`.trim();
        mistakes.push(source.mistakeAt(path, message, { cause: causeOf(name, names), lacks: name }));
      }
    }
  }
  return mistakes;
}

/** References to any line of one missing place or event share a cause, so that they are reported once. */
function causeOf(name: string, names: readonly string[]): string {
  const owner = name.split('.').slice(0, 2).join('.');
  return /^(places|events)\./.test(name) && !names.some((known) => known.startsWith(`${owner}.`)) ? owner : name;
}

/** Whether two names share the first or the last word, or `hotel` was written for `places.hotel.name`. */
function isAlike(known: string, name: string): boolean {
  const [words, written] = [known.split('.'), name.split('.')];
  return words[0] === written[0] || words.at(-1) === written.at(-1) || words.includes(name);
}

/** Whether the references in one fact lead to another, directly or through other facts. */
function reaches(from: string, goal: string, facts: Facts, seen = new Set<string>()): boolean {
  for (const [, next = ''] of (facts.get(from) ?? '').matchAll(REFERENCE)) {
    if (next === goal) return true;
    if (!seen.has(next) && reaches(next, goal, facts, seen.add(next))) return true;
  }
  return false;
}
