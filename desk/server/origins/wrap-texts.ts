import { schemas, type FileName, type Written } from '../../../src/model/schema/schema.ts';
import { isTree, type Path } from '../../../src/model/tree.ts';
import { isWords } from '../../../build/read/schema-keys.ts';
import type { Place } from '../../protocol.ts';

/*
 * Wraps each text of the content in private-use characters, which nobody types, together with a number. By this number,
 * `mark-page.ts` finds the text's place.
 */

const OPEN = '\uE0F0';
const MIDDLE = '\uE0F1';
const CLOSE = '\uE0F2';
const WRAPPED = /\uE0F0(\d+)\uE0F1([^\uE0F0-\uE0F2]*)\uE0F2/g;
/** The start of a wrapped text, whose end the build may have cut. */
const NUMBER = /\uE0F0(\d+)\uE0F1/;

/** Texts that guests never read, such as the key of a place in `places.yaml`; `*` is any entry of a list. */
const NOT_SHOWN: Partial<Record<FileName, readonly string[]>> = {
  site: ['wedding.timeZone'],
  schedule: ['events.*.place'],
};

type Wrapped = { wrapped: Written; places: readonly Place[] };

/** All pages are made from the same content, so it is wrapped once. */
const cache = new WeakMap<Written, Wrapped>();

/** Wraps the texts of the content. @returns the wrapped content, and the place for each number */
export function wrapTexts(written: Written): Wrapped {
  const result = cache.get(written) ?? wrapAll(written);
  cache.set(written, result);
  return result;
}

function wrapAll(written: Written): Wrapped {
  const places: Place[] = [];
  const wrap = (name: FileName, data: unknown, path: Path): unknown => {
    if (Array.isArray(data)) return data.map((item: unknown, index) => wrap(name, item, [...path, index]));
    if (isTree(data))
      return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, wrap(name, value, [...path, key])]));
    // Turns calendar files off, since those with wrapped texts would only fill the cache.
    if (name === 'schedule' && path[0] === 'events' && path.at(-1) === 'calendar') return false;
    if (typeof data !== 'string' || !isShown(name, path) || isDrawnAmpersand(path, data)) return data;
    const place = { file: `${name}.yaml`, path: path.map((key) => (typeof key === 'number' ? key : String(key))) };
    places.push(place);
    return `${OPEN}${places.length - 1}${MIDDLE}${data}${CLOSE}`;
  };
  const files = Object.entries(withAlts(written)).map(([name, data]) => [name, wrap(name as FileName, data, [])]);
  return { wrapped: Object.fromEntries(files) as Written, places };
}

/** Replaces each wrapped text by what `replace` returns for it. */
export function unwrap(wrapped: string, replace: (text: string, number: number) => string): string {
  return wrapped.replaceAll(WRAPPED, (_whole, number: string, text: string) => replace(text, Number(number)));
}

/** The place of the first wrapped text, or null. */
export function firstPlace(wrapped: string, places: readonly Place[]): Place | null {
  const number = NUMBER.exec(wrapped)?.[1];
  return number === undefined ? null : (places[Number(number)] ?? null);
}

/** Adds the default alternative text of each portrait, so that its place is `alt`, not the name that it repeats. */
function withAlts(written: Written): Written {
  const { party } = written;
  if (!party) return written;
  const sides = party.sides.map(({ title, members }) => ({
    title,
    members: members.map((member) => Object.assign({ alt: member.name }, member)),
  }));
  return { ...written, party: { sides } };
}

/** Whether guests read the text at a path. */
function isShown(name: FileName, path: Path): boolean {
  const shape = path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
  return isWords(schemas[name], path) && !NOT_SHOWN[name]?.includes(shape);
}

/** Whether a text is the “&” between the names. The cover compares it exactly, to draw a sign of its own. */
function isDrawnAmpersand(path: Path, text: string): boolean {
  return path.join('.') === 'words.and' && text === '&';
}
