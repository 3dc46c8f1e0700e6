import { inWords } from '../forms/field-names';
import { nameOfFile } from '../forms/files-of-page';
import { formAt, mayBeLeftOut } from '../forms/form-at';
import { setChange, valueAt } from '../forms/values';
import type { Change, Control, EditState, Form, Place, Value } from '../protocol';

/** A text of the content as it is written. */
export type WrittenText = {
  place: Place;
  /** With references and light Markdown, and the words that ship where it says nothing. */
  text: string;
  /** What the file holds: null where it says nothing. */
  was: Value;
  isParagraphs: boolean;
};

/** Controls that ask for words; any other value has a field of its own beside the page. */
const WORDS: ReadonlySet<Control> = new Set(['words', 'paragraphs']);

/** The text at a place; null where there is something else, such as a day or a whole entry. */
export function writtenTextAt(state: EditState, place: Place): WrittenText | null {
  const content = state.files[place.file];
  const form = formOf(state, place);
  const whole = content ? valueAt(content.whole, place.path) : null;
  if (!content || !form || !WORDS.has(form.control) || (whole !== null && typeof whole !== 'string')) return null;
  return {
    place,
    text: whole ?? '',
    was: valueAt(content.data, place.path),
    isParagraphs: form.control === 'paragraphs',
  };
}

/**
 * What writes another text; of one that may be left out, nothing takes the line out.
 * @param was is what the file is known to hold.
 */
export function textChange(state: EditState, place: Place, was: Value, text: string): Change {
  const mayGo = (path: Place['path']) => {
    const form = formOf(state, { file: place.file, path });
    return form !== null && mayBeLeftOut(form);
  };
  const value = text === '' && mayGo(place.path) ? null : text;
  return setChange(state.files[place.file]?.data ?? null, place, was, value, mayGo);
}

/** A place in words: `title of Welcome drinks`. */
export function nameOfPlace(state: EditState | null, place: Place): string {
  return inWords(place, state?.files[place.file]?.whole ?? null, state?.facts);
}

function formOf({ forms }: EditState, { file, path }: Place): Form | null {
  const form = forms[nameOfFile(file)];
  return form ? formAt(form, path) : null;
}
