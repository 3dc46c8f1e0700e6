import type { DraftKind } from '../state/drafts';
import type { EditState, Form, Place, Value } from '../../protocol';
import { useDesk } from '../state/desk-store';
import { changesOf, refusalOf } from './entries/companions';
import { inWords } from '../../model/field-names';
import { firstOf, languageOfFile, nameOfFile } from '../../model/files-of-page';
import { formAt } from '../../model/form-at';
import { languageName } from './controls/text-control';
import { findOwn, translate } from './translation/translation';
import { valueAt } from '../../model/values';

/** A day or time of which only a part is typed: the browser keeps that part to itself. */
export const INCOMPLETE = 'incomplete';

/** A field of a content file. */
export const FIELD: DraftKind = {
  tidy: (place, value) => tidied(value, formOf(place)),
  step: (place, was, value) => {
    if (value === INCOMPLETE && ['day', 'time'].includes(formOf(place)?.control ?? ''))
      return { status: 'refused', message: 'Only a part of it is filled in. Finish it, or press Esc.' };
    const state = stateNow();
    const { file, path } = place;
    return (
      refusalOf(state, file, path, value) ?? {
        label: inWords(place, state.files[file]?.whole ?? null, state.facts),
        changes: changesOf(state, file, path, was, value),
      }
    );
  },
};

/** A text of a second language; its place is that of the first one's text beside it. */
export const TRANSLATION: DraftKind = {
  tidy: (place, value) => tidied(value, { ...formOf(place), isOptional: true }),
  step: ({ file, path }, was, value) => {
    const { files, facts } = stateNow();
    const [own = null, first = null] = [files[file]?.data, files[firstOf(file)]?.data];
    const ownPath = findOwn(own, first, path);
    const change =
      ownPath && valueAt(own, ownPath) !== null
        ? ({ kind: 'set', at: { file, path: ownPath }, was, value } as const)
        : translate(file, own, first, path, value);
    if (!change)
      return {
        status: 'refused',
        message: `This list has another length in ${file}. Write as many entries there, one for each.`,
      };
    const label = `${inWords({ file, path }, first, facts)} in ${languageName(languageOfFile(file) ?? '')}`;
    return { label, changes: [change] };
  },
};

/** The current content, not that of the last render. */
export function stateNow(): EditState {
  const { state } = useDesk.getState();
  if (!state) throw new Error('A field is shown before the content is known.');
  return state;
}

function formOf({ file, path }: Place): Form | null {
  const form = stateNow().forms[nameOfFile(file)];
  return form ? formAt(form, path) : null;
}

/** What is written of what was typed. */
function tidied(value: Value, form: Partial<Form> | null): Value {
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(form?.control === 'paragraphs' ? /\n\s*\n/g : /$^/g, '\n\n');
  return text === '' && (form?.isOptional || form?.ships) ? null : text;
}
