import { nameOfPlace, pathInWords } from '../../../model/names/place-names';
import { languageInEnglish } from '../../../model/names/language-name';
import { firstLanguageFile, languageOfFile } from '../../../model/files-of-page';
import { formOf } from '../../../model/form-at';
import { findOwn } from '../../../model/own-path';
import { valueAt } from '../../../model/values';
import type { Change, Form, Value } from '../../../protocol';
import { stateNow } from '../../state/desk-store';
import type { DraftKind } from '../../state/drafts';
import { tidy } from '../../text/tidy';
import { changesOf } from '../entries/companions';
import { isFollowUpLine } from '../entries/follow-up';
import { translate } from '../translation/translate-text';

/** Stands for a day or time that is only partly typed, since the browser does not reveal that part. */
export const INCOMPLETE = 'incomplete';

/** How drafts of a content file’s values are tidied and saved, in a panel or on the page. */
export const FIELD: DraftKind = {
  tidy: (place, value) => {
    const form = formOf(stateNow(), place);
    // Emptied, a follow-up question would take its answers along: only the button "Remove" may do that.
    const isFollowUp = place.file === 'faq.yaml' && isFollowUpLine(String(place.path.at(-1)));
    return valueOf(value, isFollowUp ? { ...form, isOptional: false } : form);
  },
  step: (place, was, value) => {
    const state = stateNow();
    if (value === INCOMPLETE && ['day', 'time'].includes(formOf(state, place)?.control ?? ''))
      return { status: 'refused', message: 'Only part of it is filled in. Finish it, or press Esc.' };
    return { label: nameOfPlace(state, place), changes: changesOf(state, place.file, place.path, was, value) };
  },
};

/** How translations are saved. A draft’s place has the second language’s file, and the text’s path in the first. */
export const TRANSLATION: DraftKind = {
  // An empty text removes the translation.
  tidy: (place, value) => valueOf(value, { ...formOf(stateNow(), place), isOptional: true }),
  step: ({ file, path }, was, value) => {
    const { files, facts } = stateNow();
    const own = files[file]?.data ?? null;
    const first = files[firstLanguageFile(file)]?.data ?? null;
    const ownPath = findOwn(own, first, path);
    // Removing a translation from a list would shorten the list, so the first language’s text replaces it.
    const toSave = value === null && typeof path.at(-1) === 'number' ? valueAt(first, path) : value;
    const change: Change | null = ownPath
      ? { kind: 'set', at: { file, path: ownPath }, was, value: toSave }
      : translate(file, own, first, path, value);
    if (!change)
      return {
        status: 'refused',
        message: `This list has another length in ${file} than in ${firstLanguageFile(file)}. Make them match in a text editor.`,
      };
    const label = `${pathInWords(path, first, facts)} in ${languageInEnglish(languageOfFile(file) ?? '')}`;
    return { label, changes: [change] };
  },
};

/** The value to save for what was typed. */
function valueOf(value: Value, form: Partial<Form> | null): Value {
  if (typeof value !== 'string') return value;
  // The names of files, such as macOS's screenshots, may contain other spaces.
  const isProse = form?.control === 'paragraphs' || form?.control === 'words';
  const text = isProse ? tidy(value, form.control === 'paragraphs') : value.trim();
  if (text === '') return form?.isOptional || form?.hasDefault ? null : '';
  // The content check explains a text that is not a number.
  return form?.control === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}
