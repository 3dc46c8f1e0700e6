import type { Fact } from '../../read/checked-content.ts';
import { lastName } from '../../read/yaml/walk.ts';
import { shorten } from '../../../src/model/shorten.ts';

/** Up to this many entries of a list are shown one by one. */
const MOST_SHOWN = 6;

/** Names for lists whose entries the couple knows by another word than the key. */
const GROUPS: Record<string, [one: string, many: string]> = {
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

/** In the order of their lines. */
export const byLine = (a: Fact, b: Fact) => a.line - b.line;

type Line = { place: string; text: string };

/** The lines for one file. @param facts all facts in the file. */
function linesOf(facts: readonly Fact[]): Line[] {
  const groups = [...new Set(facts.map(({ group }) => group))].map((group) => {
    const own = facts.filter((fact) => fact.group === group);
    const entries = [...new Set(own.map(({ entry }) => entry))];
    const todo = entries
      .map((entry) => own.filter((fact) => fact.entry === entry && fact.isSample))
      .filter((samples) => samples.length > 0);
    const [one, many] = GROUPS[group] ?? [group.replace(/s$/, ''), group];
    return { name: entries.length === 1 ? one : many, total: entries.length, todo, isSingle: group === '' };
  });
  const file = facts[0]?.file ?? '';
  const hasSharePicture = facts.some(({ path }) => lastName(path) === 'shareImage');
  const lists = groups.filter(({ isSingle }) => !isSingle);
  if (lists.length > 0 && facts.every(({ isSample }) => isSample))
    return [
      {
        place: file,
        text: `all of it: ${lists.map(({ name, total }) => `${total} ${name}`).join(', ')}`,
      },
    ];
  return groups.flatMap(({ name, total, todo, isSingle }): Line[] => {
    const place = `${file}:${todo[0]?.[0]?.line ?? 1}`;
    if (isSingle || todo.length <= MOST_SHOWN) return todo.map((samples) => lineOf(samples, hasSharePicture));
    return [
      {
        place,
        text: todo.length === total ? `all ${total} ${name}` : `${todo.length} of ${total} ${name}, starting here`,
      },
    ];
  });
}

/** One line for an entry: its sample keys, and its first text to recognise it by. */
function lineOf(facts: readonly Fact[], hasSharePicture: boolean): Line {
  const [first] = facts;
  const keys = [...new Set(facts.map(({ path }) => lastName(path)))];
  const texts = keys.length === 1 ? facts.map(({ text }) => text).join(', ') : (first?.text ?? '');
  const others = keys.length > 1 ? ` (and its ${keys.slice(1).join(', ')})` : '';
  // The build draws the names on the share picture, unless the couple chose a picture of their own.
  const picture = keys[0] === 'names' && !hasSharePicture ? ' (and the share picture)' : '';
  return { place: `${first?.file}:${first?.line}`, text: `${keys[0]}: ${shorten(texts)}${others}${picture}` };
}
