import { stateNow } from '../state/desk-store';
import { nameOfPlace } from '../../model/place-names';
import { formOf, mayBeLeftOut } from '../../model/form-at';
import { setChange, textOf, valueAt } from '../../model/values';
import type { DraftKind } from '../state/drafts';
import type { Control, EditState, Place, Value } from '../../protocol';
import { tidy } from '../text/tidy';

/** A text as written in the content. */
export type WrittenText = {
  place: Place;
  /** With references and light Markdown; the built-in default if the file has none. */
  text: string;
  /** The value in the file; null if missing. */
  was: Value;
  isParagraphs: boolean;
};

/** Controls edited in place; other values are edited in the panel. */
const TEXTS: ReadonlySet<Control> = new Set(['words', 'paragraphs']);

/** The text at a place; null for other values, such as a date or a whole entry. */
export function writtenTextAt(state: EditState, place: Place): WrittenText | null {
  const content = state.files[place.file];
  const form = formOf(state, place);
  const whole = content ? valueAt(content.whole, place.path) : null;
  if (!content || !form || !TEXTS.has(form.control) || (whole !== null && typeof whole !== 'string')) return null;
  return {
    place,
    text: whole ?? '',
    was: valueAt(content.data, place.path),
    isParagraphs: form.control === 'paragraphs',
  };
}

/** How drafts of texts edited in place are tidied and saved. */
export const WORDS: DraftKind = {
  tidy: (place, value) => {
    const state = stateNow();
    const text = tidy(textOf(value), formOf(state, place)?.control === 'paragraphs');
    return text === '' && isOptional(state, place) ? null : text;
  },
  step: (place, was, value) => {
    const state = stateNow();
    const data = state.files[place.file]?.data ?? null;
    const change = setChange(data, place, was, value, (path) => isOptional(state, { ...place, path }));
    return { label: nameOfPlace(state, place), changes: [change] };
  },
};

/** Whether a text is optional. */
function isOptional(state: EditState, place: Place): boolean {
  const form = formOf(state, place);
  return form !== null && mayBeLeftOut(form);
}
