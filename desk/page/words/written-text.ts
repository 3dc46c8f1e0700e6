import { formOf } from '../../model/form-at';
import { valueAt } from '../../model/values';
import type { Control, EditState, Place, Value } from '../../protocol';

/** A text of the content that can be edited in place. */
export type WrittenText = {
  place: Place;
  /** Raw, with references and light Markdown. For a missing line, its built-in default or else an empty text. */
  text: string;
  /** The value in the file; null if missing. */
  was: Value;
  isParagraphs: boolean;
};

/** Controls edited in place; other values are edited in the panel. */
const IN_PLACE: ReadonlySet<Control> = new Set(['words', 'paragraphs']);

/** The text at a place; null for other values, such as a date or a whole entry. */
export function writtenTextAt(state: EditState, place: Place): WrittenText | null {
  const content = state.files[place.file];
  const form = formOf(state, place);
  const whole = content ? valueAt(content.whole, place.path) : null;
  if (!content || !form || !IN_PLACE.has(form.control) || (whole !== null && typeof whole !== 'string')) return null;
  return {
    place,
    text: whole ?? '',
    was: valueAt(content.data, place.path),
    isParagraphs: form.control === 'paragraphs',
  };
}
