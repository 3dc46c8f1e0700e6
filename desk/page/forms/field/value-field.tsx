import { nameOfPlace } from '../../../model/names/place-names';
import { startsWith, textOf, valueAt } from '../../../model/values';
import type { Form, Path, Value } from '../../../protocol';
import { stateNow } from '../../state/desk-store';
import { ContrastNote } from '../notes/contrast-note';
import { changesOf } from '../entries/companions';
import { useRemove } from '../entries/use-remove';
import { Field } from './field';
import { paperContrast } from '../notes/paper-contrast';
import { choicesFor, hintFor, isNamedByCouple, nearbyTime } from './field-details';
import { FIELD } from './field-kind';
import { useFile } from '../file-context';
import { MapLinks } from '../notes/map-links';
import { labelOf, SHIPPED } from './field-words';

type ValueFieldProps = {
  path: Path;
  form: Form;
  /** True for a line that is being added: the field takes the focus. */
  isNew?: boolean;
  onLeftEmpty?: (() => void) | undefined;
};

/** A single value of the file. */
export function ValueField({ path, form, isNew = false, onLeftEmpty }: ValueFieldProps) {
  const { file, data, whole, form: fileForm, state, goal } = useFile();
  const { remove, question, trouble } = useRemove();
  const value = valueAt(data, path);
  const shipped = value === null ? valueAt(whole, path) : null;
  const isGoal = isNew || (goal !== null && goal.length === path.length && startsWith(goal, path));
  // Not the site’s own address.
  const isAddress = path.at(-1) === 'address' && path.length > 1;
  const name = textOf(valueAt(whole, [...path.slice(0, -1), 'name']));
  const renderContrast = (shown: Value) => {
    const contrast = paperContrast(shown, path, whole);
    return contrast && <ContrastNote contrast={contrast} />;
  };
  const removeLine = (onStart: () => void) =>
    new Promise<boolean>((done) => {
      void remove({
        at: { file, path },
        label: nameOfPlace(state, { file, path }),
        changes: (now) => changesOf(stateNow(), file, now.path, valueAt(stateNow().files[file]?.data, now.path), null),
        onStart,
        onDone: done,
      });
    });
  const isRemovable = value !== null && (form.isOptional || form.hasDefault || isNamedByCouple(fileForm, path));
  return (
    <>
      <Field
        form={form}
        label={labelOf(path)}
        value={value}
        fallback={shipped === null ? undefined : { value: shipped, note: SHIPPED }}
        at={{ file, path }}
        kind={FIELD}
        choices={choicesFor(form, state, path)}
        hint={hintFor(form, path)}
        {...(form.control === 'colour' && { renderNotes: renderContrast })}
        {...(isAddress && { renderNotes: (shown) => <MapLinks name={name} address={textOf(shown)} /> })}
        likeTime={nearbyTime(whole, path)}
        remove={
          isRemovable ? { label: form.hasDefault ? 'Use the default words' : 'Remove', act: removeLine } : undefined
        }
        isGoal={isGoal}
        onLeftEmpty={onLeftEmpty}
      />
      {question}
      {trouble}
    </>
  );
}
