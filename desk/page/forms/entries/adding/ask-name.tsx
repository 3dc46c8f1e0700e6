import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedWork } from '../../../state/unsaved-work';
import { Button } from '../../../ui/button';
import controls from '../../../ui/controls.module.css';
import { Sign } from '../../../ui/icons';
import { isComposing } from '../../../ui/is-composing';
import inputs from '../../controls/inputs.module.css';

type AskNameProps = {
  /** Adds something with this name. @returns whether that succeeded */
  add: (name: string) => Promise<boolean>;
  /** Why the last attempt failed. */
  trouble: ReactNode;
  /** The button’s words. */
  children: ReactNode;
};

/** A button that asks for the name of something new, then adds it. Escape or an empty name cancels. */
export function AskName({ add, trouble, children }: AskNameProps) {
  /** What the couple have typed; null while only the button shows. */
  const [name, setName] = useState<string | null>(null);
  /** Whether to show `trouble`, which the parent still passes after Escape. */
  const [isRefused, setRefused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const id = useId();
  useUnsavedWork(name !== null && name.trim() !== '');
  const cancel = () => {
    if (isAdding.current) return;
    flushSync(() => setName(null));
    setRefused(false);
    button.current?.focus();
  };
  const submit = async () => {
    // A second Enter would add the same name again.
    if (isAdding.current) return;
    const typed = name?.trim() ?? '';
    if (typed === '') return cancel();
    isAdding.current = true;
    const isDone = await add(typed);
    isAdding.current = false;
    if (isDone) setName(null);
    setRefused(!isDone);
  };
  if (name === null)
    return (
      <div className={controls.choices}>
        <Button ref={button} data-add onClick={() => setName('')}>
          <Sign name="add" />
          {children}
        </Button>
      </div>
    );
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
            if (isComposing(event)) return;
            if (event.key === 'Enter') void submit();
            if (event.key === 'Escape') cancel();
          }}
        />
        <Button onClick={() => void submit()}>Add</Button>
      </div>
      {isRefused && trouble}
    </div>
  );
}
