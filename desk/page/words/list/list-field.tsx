import { useId, useState, type KeyboardEvent } from 'react';
import controls from '../../ui/controls.module.css';
import { isComposing } from '../../ui/is-composing';
import { Trouble } from '../../trouble/trouble';
import { nameOfPlace } from '../../../model/names/place-names';
import { textOf } from '../../../model/values';
import { useDesk } from '../../state/desk-store';
import { afterPress } from '../../state/press';
import { forceSave } from '../../state/saving';
import { useWordsDraft } from '../use-words-draft';
import type { WrittenText } from '../written-text';

/** About how many letters fit on one row. */
const ROW_LETTERS = 36;
/** How many rows a long text gets before it scrolls. */
const MAX_ROWS = 6;

type ListFieldProps = {
  written: WrittenText;
  /** What kind of text it is; null if that is obvious. */
  kind: string | null;
  onClose: () => void;
};

/** A field for a text that cannot be edited in place. */
export function ListField({ written, kind, onClose }: ListFieldProps) {
  const id = useId();
  const name = useDesk(({ state }) => nameOfPlace(state, written.place));
  const { draft, type, save, discard } = useWordsDraft(written);
  const [shown, setShown] = useState(() => textOf(draft?.value ?? written.text));
  const trouble = draft?.refusal ?? null;
  const cancel = () => {
    discard();
    onClose();
  };
  const commit = async (write?: typeof forceSave) => {
    if (await save(write)) onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void commit();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    }
  };
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </label>
      {kind !== null && <span className={controls.hint}>{kind}</span>}
      <textarea
        id={id}
        className={controls.input}
        rows={rowsFor(shown)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was just pressed
        autoFocus
        value={shown}
        onChange={({ target }) => {
          setShown(target.value);
          type(target.value);
        }}
        onKeyDown={handleKeyDown}
        // A refused text keeps the field open, and so does switching to another program.
        onBlur={() => !trouble && document.hasFocus() && afterPress(() => void commit())}
        aria-invalid={trouble !== null}
      />
      {trouble && <Trouble answer={trouble} onTheirs={cancel} onMine={() => void commit(forceSave)} />}
    </div>
  );
}

/** How many rows a text’s field has. An empty line also needs a row. */
function rowsFor(text: string): number {
  const rows = text.split('\n').map((line) => Math.ceil(line.length / ROW_LETTERS) || 1);
  return Math.min(
    MAX_ROWS,
    rows.reduce((sum, each) => sum + each),
  );
}
