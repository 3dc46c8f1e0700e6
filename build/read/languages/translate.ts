import type { z } from 'zod';
import { matchEntries } from './match-entries.ts';
import { didYouMean } from '../messages/did-you-mean.ts';
import type { Mistake } from '../messages/mistake.ts';
import { knownKeys } from '../schema-keys.ts';
import type { Source } from '../yaml/source.ts';
import { isEntryOrList, isTree, type Path, type Tree } from '../yaml/walk.ts';

/** A file in a second language. */
type TranslatedFile = {
  /** Complete, with gaps filled from the first language. Reports each mistake in the file that the value is from. */
  source: Source;
  /** About lines that do not fit the first language's file: skipped ones, and ones that must not differ from it. */
  mistakes: Mistake[];
  /** Whether the second language itself has a value at a path. */
  has: (path: Path) => boolean;
};

/** Facts that are the same in every language, so that an event moves in all of them at once. */
const FACT = /^(?:wedding\.\w+|events\.\d+\.(?:date|start|end|place)|deadline)$/;

/** What guests may see, which must be the same in every language, and what it is by default. */
const ACCESS = new Map<string, unknown>([
  ['private', false],
  ['hidden', []],
]);

/** Lays a second language's file over the first one's. */
export function translate(own: Source, first: Source, schema: z.ZodType): TranslatedFile {
  /** By merged path, the path in the second language's own file; `isWhole` if everything below is from there, too. */
  const ownPlaces = new Map<string, { path: Path; isWhole: boolean }>();
  const mistakes: Mistake[] = [];

  /** Lays a value over the first language's; `at` is its merged path, `ownAt` its path in the own file. */
  const lay = (over: unknown, under: unknown, at: Path, ownAt: Path): unknown => {
    // A name with nothing below it is a gap, like a missing one.
    if (over === null && isEntryOrList(under)) return under;
    const isList = Array.isArray(over) && Array.isArray(under) && [...over, ...under].every(isTree);
    const isWhole = !isList && !(isTree(over) && isTree(under));
    ownPlaces.set(keyOf(at), { path: ownAt, isWhole });
    if (isList) return layList(over, under, at, ownAt);
    if (isWhole && over !== null) compare(over, under, at, ownAt);
    if (!isTree(over) || !isTree(under)) return over;
    const merged: Tree = { ...under };
    for (const [key, value] of Object.entries(over)) {
      const isNew = !(key in under);
      // Where the schema allows any key, a new one is probably misspelt. Elsewhere, the schema reports unknown keys.
      if (isNew && !knownKeys(schema, at).includes(key) && acceptsAnyKey(schema, at))
        mistakes.push(
          own.mistakeAt(
            [...ownAt, key],
            `"${key}" is not in ${first.file}. ${didYouMean(key, Object.keys(under))}`.trim(),
            { onKey: true, severity: 'warning' },
          ),
        );
      else {
        // Messages about unknown keys look for the entry above (`explain-unknown-key.ts`), so an empty one moves to the
        // end.
        if (value === null) delete merged[key];
        merged[key] = lay(value, under[key], [...at, key], [...ownAt, key]);
      }
    }
    return merged;
  };

  /** Reports a value that must be the same as in the first language, but is not. The schema reports an empty one. */
  const compare = (over: unknown, under: unknown, at: Path, ownAt: Path): void => {
    const name = at.map(String).join('.');
    if (ACCESS.has(name) && JSON.stringify(over) !== JSON.stringify(under ?? ACCESS.get(name))) {
      const remedy = `Delete it here, and set it only in ${first.file}.`;
      mistakes.push(own.mistakeAt(ownAt, `"${name}" must be the same in all languages. ${remedy}`));
    } else if (FACT.test(name) && typeof under === 'string' && over !== under) {
      const message = `${first.file} says "${under}" here. Delete this line: the fact is then the same in all languages.`;
      mistakes.push(own.mistakeAt(ownAt, message, { severity: 'warning' }));
    }
  };

  const layList = (over: readonly Tree[], under: readonly Tree[], at: Path, ownAt: Path): unknown[] => {
    const merged: unknown[] = [...under];
    matchEntries(
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
  /** The path in the second language's own file for a merged path; null if its value is from the first language. */
  const placeOf = (path: Path): Path | null => {
    for (let length = path.length; length >= 0; length -= 1) {
      const found = ownPlaces.get(keyOf(path.slice(0, length)));
      if (found) return length === path.length || found.isWhole ? [...found.path, ...path.slice(length)] : null;
    }
    return null;
  };
  return {
    source: {
      ...own,
      data,
      fallback: first.data,
      mistakeAt: (path, message, options) => {
        const place = placeOf(path);
        return place ? own.mistakeAt(place, message, options) : first.mistakeAt(path, message, options);
      },
      // For a value from the first language, `lineOf` finds the nearest entry around it in the own file.
      lineOf: (path) => own.lineOf(placeOf(path) ?? path),
      keyLineOf: (path) => own.keyLineOf(placeOf(path) ?? path),
    },
    mistakes,
    has: (path) => placeOf(path) !== null,
  };
}

/** Whether the schema accepts any key at a path, as for a place, which can have facts besides the known keys. */
function acceptsAnyKey(schema: z.ZodType, path: Path): boolean {
  return knownKeys(schema, path).length === 0 || path[0] === 'places';
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
