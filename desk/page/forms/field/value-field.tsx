import { nameOfPlace } from '../../../model/names/place-names';
import { isSame, textOf, valueAt } from '../../../model/values';
import type { Form, Path, Value } from '../../../protocol';
import { stateNow } from '../../state/desk-store';
import { ContrastNote } from '../notes/contrast-note';
import { changesOf } from '../entries/companions';
import { isRequired } from '../entries/follow-up';
import { useRemove } from '../entries/use-remove';
import { Field } from './field';
import { paperContrast } from '../notes/paper-contrast';
import { choicesFor, hintFor, isNamedByCouple, nearbyTime } from './field-details';
import { FIELD } from './field-kind';
import { useFile } from '../file-context';
import { MapLinks } from '../notes/map-links';
import { labelOf, SHIPPED_NOTE } from './field-words';

type ValueFieldProps = {
  path: Path;
  form: Form;
  /** Whether the line is being added: the field then takes the focus. */
  isNew?: boolean;
  /** Called when the field of a missing line is left empty, or its draft is discarded. */
  onLeftEmpty?: (() => void) | undefined;
};

/** The field of a single value. */
export function ValueField({ path, form, isNew = false, onLeftEmpty }: ValueFieldProps) {
  const { file, data, whole, form: fileForm, state, goal } = useFile();
  const { remove, question, trouble } = useRemove();
  const value = valueAt(data, path);
  const shipped = value === null ? valueAt(whole, path) : null;
  const isGoal = isNew || isSame(goal, path);
  // `address` at the top of a file is the site’s own web address.
  const isPostalAddress = path.at(-1) === 'address' && path.length > 1;
  const placeName = textOf(valueAt(whole, [...path.slice(0, -1), 'name']));
  const renderContrast = (shown: Value) => {
    const contrast = paperContrast(shown, path, whole);
    return contrast && <ContrastNote {...contrast} />;
  };
  /** Resolves once the line is removed, with whether the focus may move. */
  const removeLine = (onStart: () => void) =>
    new Promise<boolean>((resolve) => {
      void remove({
        at: { file, path },
        label: nameOfPlace(state, { file, path }),
        makeChanges: (now) =>
          changesOf(stateNow(), file, now.path, valueAt(stateNow().files[file]?.data, now.path), null),
        onStart,
        onDone: resolve,
      });
    });
  const isRemovable =
    value !== null &&
    (form.isOptional || form.hasDefault || isNamedByCouple(fileForm, path)) &&
    !isRequired(file, String(path.at(-1)), valueAt(data, path.slice(0, -1)));
  return (
    <>
      <Field
        form={form}
        label={labelOf(path)}
        value={value}
        fallback={shipped === null ? undefined : { value: shipped, note: SHIPPED_NOTE }}
        at={{ file, path }}
        kind={FIELD}
        choices={choicesFor(form, state, path)}
        hint={hintFor(form, path)}
        {...(form.control === 'colour' && { renderNotes: renderContrast })}
        {...(isPostalAddress && { renderNotes: (shown) => <MapLinks name={placeName} address={textOf(shown)} /> })}
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
