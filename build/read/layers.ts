import { ENTRY_NAMES } from '../../src/model/entry-names.ts';
import { didYouMean } from './messages/did-you-mean.ts';
import { knownKeys } from './messages/explain.ts';
import type { Mistake } from './messages/mistake.ts';
import type { Source } from './source.ts';
import { isTree, type Path, type Tree } from './walk.ts';
import type { z } from 'zod';

/*
 * Lays one file over another, which fills the gaps: content over the built-in words, and a second language's content over the
 * first one's.
 */

/** Fills a file's gaps with the built-in words. */
export function withDefaults(source: Source, defaults: unknown): Source {
  return isTree(source.data) && isTree(defaults) ? { ...source, data: laid(source.data, defaults) } : source;
}

/** Lays a second language's built-in words over the first language's file. */
export function withLines(source: Source, lines: unknown): Source {
  return isTree(source.data) && isTree(lines) ? { ...source, data: laid(lines, source.data) } : source;
}

/** Merges one tree over another. Lists are replaced as a whole. */
function laid(over: unknown, under: unknown): unknown {
  if (!isTree(over) || !isTree(under)) return over;
  const merged = { ...under, ...over };
  for (const [key, value] of Object.entries(under)) if (key in over) merged[key] = laid(over[key], value);
  return merged;
}

/** A file in a second language. */
export type Translation = {
  /** Complete; reports each mistake in the file it comes from. */
  source: Source;
  /** Warnings about parts that do not fit the first language's file, and are skipped. */
  mistakes: Mistake[];
  /** Whether the second language itself has a value at a path. */
  has: (path: Path) => boolean;
};

/** Lays a second language's file over the first one's. */
export function translate(own: Source, first: Source, schema: z.ZodType): Translation {
  /** Paths in the second language's own file by merged path; `whole` if everything below is its own, too. */
  const ownPlaces = new Map<string, { path: Path; whole: boolean }>();
  const mistakes: Mistake[] = [];

  const lay = (over: unknown, under: unknown, at: Path, ownAt: Path): unknown => {
    const isList = Array.isArray(over) && Array.isArray(under) && [...over, ...under].every(isTree);
    const whole = !isList && !(isTree(over) && isTree(under));
    ownPlaces.set(keyOf(at), { path: ownAt, whole });
    if (isList) return layList(over, under, at, ownAt);
    if (whole) return over;
    const [ownTree, firstTree] = [over as Tree, under as Tree];
    const merged: Tree = { ...firstTree };
    for (const [key, value] of Object.entries(ownTree)) {
      const isNew = !(key in firstTree);
      // Where any key is valid, one that the first language lacks is misspelt.
      if (isNew && !knownKeys(schema, at).includes(key) && isOpen(schema, at))
        mistakes.push(
          own.mistakeAt(
            [...ownAt, key],
            `"${key}" is not in ${first.file}. ${didYouMean(key, Object.keys(firstTree))}`.trim(),
            { onKey: true, severity: 'warning' },
          ),
        );
      else merged[key] = lay(value, firstTree[key], [...at, key], [...ownAt, key]);
    }
    return merged;
  };

  const layList = (over: readonly Tree[], under: readonly Tree[], at: Path, ownAt: Path): unknown[] => {
    const merged: unknown[] = [...under];
    pairs(
      over,
      under,
      (index, message) => mistakes.push(own.mistakeAt([...ownAt, index], message, { severity: 'warning' })),
      first.file,
    ).forEach((place, index) => {
      if (place !== null) merged[place] = lay(over[index], under[place], [...at, place], [...ownAt, index]);
    });
    return merged;
  };

  const data = own.data === null ? first.data : lay(own.data, first.data, [], []);
  const placeOf = (path: Path): Path | null => {
    for (let length = path.length; length >= 0; length -= 1) {
      const found = ownPlaces.get(keyOf(path.slice(0, length)));
      if (found) return length === path.length || found.whole ? [...found.path, ...path.slice(length)] : null;
    }
    return null;
  };
  return {
    source: {
      ...own,
      data,
      mistakeAt: (path, message, options) => {
        const place = placeOf(path);
        return place ? own.mistakeAt(place, message, options) : first.mistakeAt(path, message, options);
      },
      lineOf: (path) => own.lineOf(placeOf(path) ?? path),
      keyLineOf: (path) => own.keyLineOf(placeOf(path) ?? path),
    },
    mistakes,
    has: (path) => placeOf(path) !== null,
  };
}

/**
 * Matches each entry of the second language to one of the first: by `id`, `photo`, `video` or `logo`, otherwise by order.
 * Null if there is no clear match.
 */
export function pairs(
  over: readonly Tree[],
  under: readonly Tree[],
  warn: (index: number, message: string) => void,
  firstFile: string,
): (number | null)[] {
  const isNamed = over.some((entry) => nameOf(entry) !== null);
  const free = new Set(under.keys());
  const take = (fits: (index: number) => boolean): number | null => {
    const found = [...free].find(fits) ?? null;
    if (found !== null) free.delete(found);
    return found;
  };
  const names = under.map(nameOf);
  const unnamed = {
    over: over.filter((entry) => nameOf(entry) === null),
    under: names.filter((name) => !isNamed || name === null),
  };
  if (unnamed.over.length > 0 && unnamed.over.length !== unnamed.under.length) {
    const [has, needs] = [unnamed.over.length, unnamed.under.length];
    const index = isNamed ? over.findIndex((entry) => nameOf(entry) === null) : Math.min(has, needs) - 1;
    const help = isNamed
      ? `It is unclear which entry this one translates, so guests see the list in ${firstFile}. Copy its "photo" or "id" line from there.`
      : `This list has ${has} ${has === 1 ? 'entry' : 'entries'}, but the one in ${firstFile} has ${needs}, so guests see that one. Write as many, in the same order; for an entry that stays as it is, write "- {}".`;
    warn(Math.max(index, 0), help);
    return over.map(() => null);
  }
  return over.map((entry, index) => {
    const name = nameOf(entry);
    if (name === null) return take((place) => !isNamed || names[place] === null);
    const place = take((one) => names[one] === name);
    if (place === null)
      warn(
        index,
        `This list in ${firstFile} has no entry "${name}". ${didYouMean(
          name,
          names.filter((one) => one !== null),
        )}`,
      );
    return place;
  });
}

/** The value that identifies an entry in every language; null if it has none. */
export function nameOf(entry: Tree): string | null {
  const name = ENTRY_NAMES.map((key) => entry[key]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : null;
}

/** Whether the schema accepts any key at a path. */
function isOpen(schema: z.ZodType, path: Path): boolean {
  return knownKeys(schema, path).length === 0 || path[0] === 'places';
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
