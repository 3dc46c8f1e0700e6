import { useEffect, useMemo } from 'react';
import { titleAround } from '../../../model/names/place-names';
import { firstLanguageFile, nameOfFile } from '../../../model/files-of-page';
import { formAt } from '../../../model/form-at';
import { findOwn } from '../../../model/own-path';
import { valueAt } from '../../../model/values';
import type { FileState } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { draftAt } from '../../state/drafts';
import { Field } from '../field/field';
import { TRANSLATION } from '../field/field-kind';
import styles from '../forms.module.css';
import { labelOf } from '../field/field-words';
import { findWanted } from './find-wanted';
import { textsOf } from './texts-of';

/** A field for the translation of each text. A note says what guests see while the translation is missing. */
export function TranslationForm({ file }: { file: string }) {
  const state = useDesk((desk) => desk.state);
  const goal = useDesk((desk) => (desk.goal?.file === file ? desk.goal : null));
  const form = state?.forms[nameOfFile(file)];
  const first = state?.files[firstLanguageFile(file)]?.data ?? null;
  const texts = useMemo(() => (form ? textsOf(first, form) : []), [first, form]);
  // The first translation creates a missing file.
  const own = state?.files[file] ?? MISSING;
  const ownPaths = useMemo(() => texts.map((path) => findOwn(own.data, first, path)), [own, first, texts]);
  const wanted = goal ? findWanted(goal.path, { texts, ownPaths, isDraft: draftAt(goal) !== undefined }) : -1;
  // Effects of children run first, so the wanted field already has the focus.
  useEffect(() => {
    if (goal) useDesk.setState({ goal: null });
  }, [goal]);
  if (!state || !form) return null;
  if (own.data === null && state.mistakes.some((mistake) => mistake.file === file))
    return <p>{file} cannot be read. Open it in a text editor and fix it first.</p>;
  return (
    <div className={styles.lines}>
      {texts.map((path, index) => {
        const line = formAt(form, path);
        const ownPath = ownPaths[index] ?? null;
        const title = titleAround(first, path, state.facts);
        const isFirstOfEntry = title !== null && title !== titleAround(first, texts[index - 1] ?? [], state.facts);
        // Words that ship with the second language win over the first language’s, but the desk does not know them.
        const fallback = line?.hasDefault
          ? { value: null, note: 'Comes with this language. Type to use your own.' }
          : { value: valueAt(first, path), note: 'Not translated: guests see the first language.' };
        return [
          isFirstOfEntry && <h3 key={`${path.join('\n')} title`}>{title}</h3>,
          line && (
            <Field
              key={path.join('\n')}
              form={{ ...line, isOptional: true }}
              label={labelOf(path)}
              value={ownPath ? valueAt(own.data, ownPath) : null}
              fallback={fallback}
              at={{ file, path }}
              writtenAt={ownPath && { file, path: ownPath }}
              kind={TRANSLATION}
              isGoal={index === wanted}
            />
          ),
        ];
      })}
    </div>
  );
}

const MISSING: FileState = { data: null, whole: null };
