import { useCallback, useEffect, useMemo } from 'react';
import desk from '../../ui/controls.module.css';
import type { EditState, Form, Path, Value } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { Field } from '../field';
import { nameOfField, oneOf, titleOf } from '../../../model/field-names';
import { firstOf, nameOfFile } from '../../../model/files-of-page';
import { formAt } from '../../../model/form-at';
import styles from '../forms.module.css';
import { findOwn, textsOf } from './translation';
import { TRANSLATION } from '../field-kind';
import { startsWith, valueAt } from '../../../model/values';

/** The texts of a second language's file, beside those of the first, which stand in for what it leaves out. */
export function TranslationForm({ file }: { file: string }) {
  const state = useDesk((desk) => desk.state);
  const goal = useDesk((desk) => (desk.goal?.file === file ? desk.goal : null));
  const onReached = useCallback(() => useDesk.setState({ goal: null }), []);
  const form = state?.forms[nameOfFile(file)];
  const first = state?.files[firstOf(file)]?.data ?? null;
  const texts = useMemo(() => (form ? textsOf(first, form) : []), [first, form]);
  const own = state?.files[file];
  const ownPaths = useMemo(() => texts.map((path) => findOwn(own?.data ?? null, first, path)), [own, first, texts]);
  // A link may lead to a whole entry, or to something that has no text beside it.
  const wanted = goal ? ownPaths.findIndex((path) => path !== null && startsWith(path, goal.path)) : -1;
  useEffect(() => {
    if (goal && wanted < 0) onReached();
  }, [goal, wanted, onReached]);
  if (!state || !form || !own) return null;
  if (own.data === null && state.mistakes.some((mistake) => mistake.file.endsWith(file)))
    return <p>{file} cannot be read. Open it and mend it first.</p>;
  return (
    <div className={styles.lines}>
      <p className={desk.hint}>What is left empty is shown as in the first language.</p>
      {texts.map((path, index) => {
        const title = titleOfEntry(first, path, state.facts);
        const isFirstOfEntry = title !== null && title !== titleOfEntry(first, texts[index - 1] ?? [], state.facts);
        return (
          <Translated
            key={path.join('\n')}
            file={file}
            path={path}
            ownPath={ownPaths[index] ?? null}
            first={first}
            own={own.data}
            form={form}
            title={isFirstOfEntry ? title : null}
            isGoal={index === wanted}
            onReached={onReached}
          />
        );
      })}
    </div>
  );
}

type TranslatedProps = {
  file: string;
  path: Path;
  ownPath: Path | null;
  first: Value;
  own: Value;
  form: Form;
  /** Of the entry that begins here. */
  title: string | null;
  isGoal: boolean;
  onReached: () => void;
};

function Translated({ file, path, ownPath, first, own, form, title, isGoal, onReached }: TranslatedProps) {
  const value = ownPath ? valueAt(own, ownPath) : null;
  const key = path.at(-1) ?? '';
  const line = formAt(form, path);
  if (!line) return null;
  return (
    <>
      {title !== null && <h3>{title}</h3>}
      <Field
        form={{ ...line, isOptional: true }}
        label={typeof key === 'number' ? `${nameOfField(oneOf(path.at(-2) ?? ''))} ${key + 1}` : nameOfField(key)}
        value={value}
        otherwise={
          // Words that ship with the second language count more than what the first one says.
          line.ships
            ? { value: null, from: 'From the language. Type to make it yours.' }
            : { value: valueAt(first, path), from: 'Not translated: shown as in the first language.' }
        }
        at={{ file, path: ownPath ?? path }}
        draftPlace={{ file, path }}
        kind={TRANSLATION}
        isGoal={isGoal}
        onReached={onReached}
      />
    </>
  );
}

/** The title of the nearest entry around a text. */
function titleOfEntry(data: Value, path: Path, facts: EditState['facts']): string | null {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const title = titleOf(valueAt(data, path.slice(0, length)), facts);
    if (title !== null) return title;
  }
  return null;
}
