import { useRef } from 'react';
import { Sign } from '../../ui/icons';
import { nameOfField } from '../../../model/names/field-names';
import { nameOfPlace, titleOf } from '../../../model/names/place-names';
import { valueAt } from '../../../model/values';
import type { Path } from '../../../protocol';
import controls from '../../ui/controls.module.css';
import { stateNow } from '../../state/desk-store';
import { useFile } from '../file-context';
import styles from '../forms.module.css';
import { changesOf } from './companions';
import { focusInto } from './focus-entry';
import { useRemove } from './use-remove';

type RemoveEntryProps = {
  path: Path;
  /** Shows the button as a small link. */
  isQuiet?: boolean;
  /** Moves the focus after the removal. By default, the focus moves to something nearby. */
  onRemoved?: () => void;
};

/** A button that removes a whole entry or list; nothing if the file does not have it. */
export function RemoveEntry({ path, isQuiet = false, onRemoved }: RemoveEntryProps) {
  const { file, data, state } = useFile();
  const { remove, question, trouble } = useRemove();
  const root = useRef<HTMLDivElement>(null);
  const value = valueAt(data, path);
  if (value === null) return null;
  const name = titleOf(value, state.facts) ?? nameOfField(path.at(-1) ?? '', path.at(-2));
  const removeEntry = () => {
    // The entry’s `Fold` or `Group`.
    const section = root.current?.closest('[data-fold], [role="group"]');
    const neighbour = section?.nextElementSibling ?? section?.previousElementSibling;
    const lines = section?.parentElement;
    void remove({
      at: { file, path },
      label: `the removal of ${nameOfPlace(state, { file, path })}`,
      makeChanges: (now) =>
        changesOf(stateNow(), file, now.path, valueAt(stateNow().files[file]?.data, now.path), null),
      onDone: (mayFocus) => {
        if (!mayFocus) return;
        if (onRemoved) return onRemoved();
        // Without a neighbour, the button that adds lines takes the focus.
        focusInto(neighbour ?? lines?.nextElementSibling);
      },
    });
  };
  return (
    <>
      <div ref={root} className={isQuiet ? undefined : controls.choices}>
        <button
          type="button"
          className={isQuiet ? styles.quiet : controls.button}
          aria-label={isQuiet ? `Remove: ${name}` : `Remove ${name}`}
          onClick={removeEntry}
        >
          {!isQuiet && <Sign name="bin" />}
          Remove
        </button>
      </div>
      {question}
      {trouble}
    </>
  );
}
