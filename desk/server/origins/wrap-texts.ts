import { schemas, type FileName, type Written } from '../../../src/model/schema/schema.ts';
import { isTree, type Path } from '../../../src/model/tree.ts';
import { isWords } from '../../../build/read/schema-keys.ts';
import type { Place } from '../../protocol.ts';

/*
 * Wraps each text of the content in signs with its number, by which `mark-page.ts` finds its place. The signs are
 * private-use characters, since nobody types them.
 */

const OPEN = '\uE0F0';
const MIDDLE = '\uE0F1';
const CLOSE = '\uE0F2';
const WRAPPED = /\uE0F0(\d+)\uE0F1([^\uE0F0-\uE0F2]*)\uE0F2/g;
const NUMBER = /\uE0F0(\d+)\uE0F1/;

/** Texts that only name something; `*` is any entry of a list. */
const NAMES: Partial<Record<FileName, readonly string[]>> = {
  site: ['wedding.timeZone'],
  schedule: ['events.*.place'],
};

type Wrapped = { wrapped: Written; places: readonly Place[] };

/** A cache, since all pages are made from the same content. */
const known = new WeakMap<Written, Wrapped>();

/** The content with signs around each text, and the places by number. */
export function wrapTexts(written: Written): Wrapped {
  const found = known.get(written) ?? wrapAll(written);
  known.set(written, found);
  return found;
}

function wrapAll(written: Written): Wrapped {
  const places: Place[] = [];
  const wrap = (name: FileName, data: unknown, path: Path): unknown => {
    if (Array.isArray(data)) return data.map((item: unknown, index) => wrap(name, item, [...path, index]));
    if (isTree(data))
      return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, wrap(name, value, [...path, key])]));
    // Calendar files of wrapped texts would only fill the cache.
    if (name === 'schedule' && path[0] === 'events' && path.at(-1) === 'calendar') return false;
    if (typeof data !== 'string' || !isShown(name, path) || isDrawnAmpersand(path, data)) return data;
    const place = { file: `${name}.yaml`, path: path.map((key) => (typeof key === 'number' ? key : String(key))) };
    return `${OPEN}${places.push(place) - 1}${MIDDLE}${data}${CLOSE}`;
  };
  const files = Object.entries(withAlts(written)).map(([name, data]) => [name, wrap(name as FileName, data, [])]);
  return { wrapped: Object.fromEntries(files) as Written, places };
}

/** Replaces each wrapped text. */
export function unwrap(wrapped: string, replace: (text: string, number: number) => string): string {
  return wrapped.replaceAll(WRAPPED, (_whole, number: string, text: string) => replace(text, Number(number)));
}

/** The place of the first wrapped text, or null. */
export function firstPlace(wrapped: string, places: readonly Place[]): Place | null {
  const number = NUMBER.exec(wrapped)?.[1];
  return number === undefined ? null : (places[Number(number)] ?? null);
}

/** Adds default alternative texts, so that they lead to `alt`, not to the name they repeat. */
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
  return isWords(schemas[name], path) && !NAMES[name]?.includes(shape);
}

/** The cover draws its own sign for this exact text. */
function isDrawnAmpersand(path: Path, text: string): boolean {
  return path.join('.') === 'words.and' && text === '&';
}
