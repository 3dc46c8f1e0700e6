import type { Place } from '../../protocol';

/*
 * Hidden marks in texts: each encodes where its text is written, in invisible Unicode tag characters. The server adds
 * them, and the page removes them.
 */

/** What a mark says about the text that it is in. */
export type Mark = {
  place: Place;
  /** True for all but the first of the parts into which light Markdown has split a text. */
  isContinued: boolean;
};

const START = '\u{E0001}';
const END = '\u{E007F}';
/** A tag character's code minus the code of its ASCII character. */
const TAGS = 0xe0000;
/** Follows the path’s JSON, which ends in a bracket. */
const CONTINUED = '+';

/** `START`, tag characters and `END`. */
const MARK = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}/gu;

/** The mark of a place: `schedule.yaml:["events",0,"title"]` in hidden characters. */
export function markOf(place: Place, isContinued = false): string {
  const text = `${keyOfPlace(place)}${isContinued ? CONTINUED : ''}`;
  // Tag characters exist for ASCII only. Parsing the JSON undoes these escapes.
  const ascii = text.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return START + Array.from(ascii, (letter) => String.fromCodePoint(TAGS + letter.charCodeAt(0))).join('') + END;
}

/** A text without its marks. */
export function stripMarks(text: string): string {
  return text.includes(START) ? text.replaceAll(MARK, '') : text;
}

/** The marks in a text, in order. */
export function readMarks(text: string): Mark[] {
  if (!text.includes(START)) return [];
  return Array.from(text.matchAll(MARK), ([, tags = '']) => decode(tags));
}

function decode(tags: string): Mark {
  const text = Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? TAGS) - TAGS)).join('');
  const isContinued = text.endsWith(CONTINUED);
  const [file = '', ...rest] = text.slice(0, isContinued ? -CONTINUED.length : undefined).split(':');
  return { place: { file, path: JSON.parse(rest.join(':')) as Place['path'] }, isContinued };
}

/** A place as a text, so that places can be compared and be keys. */
export function keyOfPlace({ file, path }: Place): string {
  return `${file}:${JSON.stringify(path)}`;
}

/**
 * The place of a text that combines several: the innermost value that contains them all, which may be a whole list, or
 * the first place if only the file does; null for no places.
 */
export function commonPlace([first, ...others]: readonly Place[]): Place | null {
  if (!first) return null;
  let length = first.path.length;
  for (const { file, path } of others) {
    if (file !== first.file) return first;
    const differs = first.path.findIndex((key, index) => key !== path[index]);
    if (differs >= 0) length = Math.min(length, differs);
  }
  return length === 0 ? first : { file: first.file, path: first.path.slice(0, length) };
}
