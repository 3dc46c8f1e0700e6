import { didYouMean } from './did-you-mean.ts';
import { knownKeys } from './explain.ts';
import type { Mistake } from './mistake.ts';
import type { Path, Source } from './source.ts';
import type { z } from 'zod';

/*
 * One text laid over another: what it says counts, and what it leaves out is the other's. Content lies over the words that
 * ship, and a second language's content over the first one's.
 */

/** Lines that say which entry of a list is meant, in every language alike. */
export const ENTRY_NAMES: readonly string[] = ['id', 'photo', 'video', 'logo'];

export type Tree = Record<string, unknown>;

/** The file with what it leaves out. Its mistakes are its own: what ships has none. */
export function withDefaults(source: Source, defaults: unknown): Source {
  return isTree(source.data) && isTree(defaults) ? { ...source, data: laid(source.data, defaults) } : source;
}

/** The file under words that ship: a second language's, which count more than what the first one's couple has written. */
export function withLines(source: Source, lines: unknown): Source {
  return isTree(source.data) && isTree(lines) ? { ...source, data: laid(lines, source.data) } : source;
}

/** A tree over another, of which it need hold no more than a part. Lists are taken whole. */
function laid(over: unknown, under: unknown): unknown {
  if (!isTree(over) || !isTree(under)) return over;
  const merged = { ...under, ...over };
  for (const [key, value] of Object.entries(under)) if (key in over) merged[key] = laid(over[key], value);
  return merged;
}

/** A file as a second language has it. */
export type Translation = {
  /** Complete: its mistakes are told where they stand, in the one file or the other. */
  source: Source;
  /** What does not fit the first language's file, and so is passed over: no reason to stop what fits. */
  mistakes: Mistake[];
  /** Whether the second language says itself what stands at a path. */
  has: (path: Path) => boolean;
};

/** Lays a second language's file over the first one's. */
export function translate(own: Source, first: Source, schema: z.ZodType): Translation {
  /** Where a place of the whole stands in the second language's own file, and whether all below it does, too. */
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
      // Where any name will do, one that the first language does not have is misspelt.
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
 * Which entry of the first language each of the second stands for: the one with the same `id`, `photo`, `video` or `logo`;
 * those without any go in order. Null where that cannot be told.
 */
export function pairs(
  over: readonly Tree[],
  under: readonly Tree[],
  tell: (index: number, message: string) => void,
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
      ? `It is not clear for which one this entry stands, so the list is left as it is in ${firstFile}. Give the entry the line "photo" or "id" that it has there.`
      : `This list has ${has} ${has === 1 ? 'entry' : 'entries'}, and the one in ${firstFile}, which is shown in its place, has ${needs}. Write as many, in the same order; one that is to stay as it is there is a line "- {}".`;
    tell(Math.max(index, 0), help);
    return over.map(() => null);
  }
  return over.map((entry, index) => {
    const name = nameOf(entry);
    if (name === null) return take((place) => !isNamed || names[place] === null);
    const place = take((one) => names[one] === name);
    if (place === null)
      tell(
        index,
        `No entry of this list in ${firstFile} has "${name}". ${didYouMean(
          name,
          names.filter((one) => one !== null),
        )}`,
      );
    return place;
  });
}

/** The name by which an entry is known in every language; null where it has none. */
export function nameOf(entry: Tree): string | null {
  const name = ENTRY_NAMES.map((key) => entry[key]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : null;
}

/** Whether the schema takes any name at a path: it knows none, or some and others too. */
function isOpen(schema: z.ZodType, path: Path): boolean {
  return knownKeys(schema, path).length === 0 || path[0] === 'places';
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/** Whether it is an entry with lines of its own. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
