import { inWords, nameOfPlace } from '../../../model/names/place-names';
import { languageInEnglish } from '../../../model/names/language-name';
import { firstOf, languageOfFile } from '../../../model/files-of-page';
import { formOf } from '../../../model/form-at';
import { valueAt } from '../../../model/values';
import type { Change, Form, Value } from '../../../protocol';
import { stateNow } from '../../state/desk-store';
import type { DraftKind } from '../../state/drafts';
import { tidy } from '../../text/tidy';
import { changesOf } from '../entries/companions';
import { findOwn } from '../translation/find-own';
import { translate } from '../translation/translate-text';

/** A day or time that is only partly typed: the browser does not reveal that part. */
export const INCOMPLETE = 'incomplete';

/** How drafts of a content file’s fields are tidied and saved. */
export const FIELD: DraftKind = {
  tidy: (place, value) => valueOf(value, formOf(stateNow(), place)),
  step: (place, was, value) => {
    if (value === INCOMPLETE && ['day', 'time'].includes(formOf(stateNow(), place)?.control ?? ''))
      return { status: 'refused', message: 'Only part of it is filled in. Finish it, or press Esc.' };
    const state = stateNow();
    return { label: nameOfPlace(state, place), changes: changesOf(state, place.file, place.path, was, value) };
  },
};

/** A text of a second language. Its draft’s path is that of the text it translates, its file the second language’s. */
export const TRANSLATION: DraftKind = {
  tidy: (place, value) => valueOf(value, { ...formOf(stateNow(), place), isOptional: true }),
  step: ({ file, path }, was, value) => {
    const { files, facts } = stateNow();
    const [own = null, first = null] = [files[file]?.data, files[firstOf(file)]?.data];
    const ownPath = findOwn(own, first, path);
    // Removing a text from a list would shorten it; the first language’s text takes its place.
    const kept = value === null && typeof path.at(-1) === 'number' ? valueAt(first, path) : value;
    const change: Change | null = ownPath
      ? { kind: 'set', at: { file, path: ownPath }, was, value: kept }
      : translate(file, own, first, path, value);
    if (!change)
      return {
        status: 'refused',
        message: `This list has another length in ${file} than in ${firstOf(file)}. Make them match in a text editor.`,
      };
    const label = `${inWords({ file, path }, first, facts)} in ${languageInEnglish(languageOfFile(file) ?? '')}`;
    return { label, changes: [change] };
  },
};

/** The value to save for what was typed. */
function valueOf(value: Value, form: Partial<Form> | null): Value {
  if (typeof value !== 'string') return value;
  const text = form?.control === 'paragraphs' ? tidy(value, true) : value.trim();
  if (text === '') return form?.isOptional || form?.hasDefault ? null : '';
  // The check explains a text that is no number.
  return form?.control === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}
