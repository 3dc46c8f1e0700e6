import { useId, type ReactNode } from 'react';
import { useUnsavedWork } from '../../state/unsaved-work';
import controls from '../../ui/controls.module.css';
import inputs from '../controls/inputs.module.css';

type AskNameProps = {
  name: string;
  /** Null once the couple has changed their mind. */
  setName: (name: string | null) => void;
  add: () => void;
  /** Why it was not added. */
  trouble: ReactNode;
};

/** Asks for the name of something new. Enter adds it, Escape cancels. */
export function AskName({ name, setName, add, trouble }: AskNameProps) {
  const id = useId();
  useUnsavedWork(name.trim() !== '');
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        What is it called?
      </label>
      <div className={inputs.row}>
        <input
          id={id}
          className={controls.input}
          value={name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the couple just asked for it
          autoFocus
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') add();
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setName(null);
          }}
        />
        <button type="button" className={controls.button} onClick={add}>
          Add
        </button>
      </div>
      {trouble}
    </div>
  );
}
