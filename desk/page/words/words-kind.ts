import { stateNow } from '../state/desk-store';
import { nameOfPlace } from '../../model/names/place-names';
import { followDate } from '../../model/cards';
import { formOf, canBeLeftOut } from '../../model/form-at';
import { setChange, textOf } from '../../model/values';
import type { DraftKind } from '../state/drafts';
import type { EditState, Place } from '../../protocol';
import { tidy } from '../text/tidy';

/** How drafts of a page’s texts are tidied and saved. */
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
    // A caption that is its card’s date changes with that date.
    return { label: nameOfPlace(state, place), changes: [change, ...followDate(data, place, was, value)] };
  },
};

function isOptional(state: EditState, place: Place): boolean {
  const form = formOf(state, place);
  return form !== null && canBeLeftOut(form);
}
