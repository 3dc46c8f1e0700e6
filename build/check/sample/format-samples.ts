import type { Fact } from '../../read/checked-content.ts';
import { lastName } from '../../read/yaml/walk.ts';
import { shorten } from '../../../src/model/text/shorten.ts';

/** Up to this many entries of a list have a line each. */
const MOST_SHOWN = 6;

/** The words for entries of lists whose key does not name them. */
const ENTRY_WORDS: Record<string, [one: string, many: string]> = {
  members: ['person', 'people'],
  items: ['entry', 'entries'],
  coasts: ['shore', 'shores'],
};

/** Lists what is still the sample couple's: one line for a whole file or a long list, otherwise one per entry. */
export function formatSamples(facts: readonly Fact[]): string {
  const samples = facts.filter(({ isSample }) => isSample);
  const files = [...new Set(samples.map(({ file }) => file))];
  const lines = files.flatMap((file) => linesOf(facts.filter((fact) => fact.file === file).toSorted(byLine)));
  const width = Math.max(...lines.map(({ place }) => place.length));
  const share = samples.length === facts.length ? 'all of it' : `${samples.length} of ${facts.length} facts`;
  return `Still the sample couple’s (${share}):\n\n${lines.map(({ place, text }) => `  ${place.padEnd(width)}  ${text}`).join('\n')}`;
}

/** Compares facts by line, for sorting. */
export const byLine = (a: Fact, b: Fact) => a.line - b.line;

type Line = { place: string; text: string };

/** The lines for one file. @param facts all facts in the file. */
function linesOf(facts: readonly Fact[]): Line[] {
  const groups = [...new Set(facts.map(({ group }) => group))].map((group) => {
    const own = facts.filter((fact) => fact.group === group);
    const entries = [...new Set(own.map(({ entry }) => entry))];
    const sampleEntries = entries
      .map((entry) => own.filter((fact) => fact.entry === entry && fact.isSample))
      .filter((samples) => samples.length > 0);
    const [one, many] = ENTRY_WORDS[group] ?? [group.replace(/s$/, ''), group];
    return { name: entries.length === 1 ? one : many, total: entries.length, sampleEntries, isList: group !== '' };
  });
  const file = facts[0]?.file ?? '';
  const hasSharePicture = facts.some(({ path }) => lastName(path) === 'shareImage');
  const lists = groups.filter(({ isList }) => isList);
  if (lists.length > 0 && facts.every(({ isSample }) => isSample))
    return [
      {
        place: file,
        text: `all of it: ${lists.map(({ name, total }) => `${total} ${name}`).join(', ')}`,
      },
    ];
  return groups.flatMap(({ name, total, sampleEntries, isList }): Line[] => {
    const count = sampleEntries.length;
    if (!isList || count <= MOST_SHOWN) return sampleEntries.map((samples) => lineOf(samples, hasSharePicture));
    const text = count === total ? `all ${total} ${name}` : `${count} of ${total} ${name}, starting here`;
    return [{ place: `${file}:${sampleEntries[0]?.[0]?.line ?? 1}`, text }];
  });
}

/**
 * One line for an entry: the keys of its sample facts, and a text to recognise it by. That is the first fact's text, or
 * all texts if all the facts have the same key, like the two names.
 */
function lineOf(facts: readonly Fact[], hasSharePicture: boolean): Line {
  const [first] = facts;
  const keys = [...new Set(facts.map(({ path }) => lastName(path)))];
  const texts = keys.length === 1 ? facts.map(({ text }) => text).join(', ') : (first?.text ?? '');
  const others = keys.length > 1 ? ` (and its ${keys.slice(1).join(', ')})` : '';
  // The build draws the names on the share picture, unless the couple chose a picture of their own.
  const picture = keys[0] === 'names' && !hasSharePicture ? ' (and the share picture)' : '';
  return { place: `${first?.file}:${first?.line}`, text: `${keys[0]}: ${shorten(texts)}${others}${picture}` };
}
