import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Trouble } from '../desk/trouble';
import controls from '../desk/controls.module.css';
import { useDraft, type Write } from '../forms/use-draft';
import styles from './card-form.module.css';

export type SavedFieldProps = {
  label: string;
  /** As it is written; null where it is left out. */
  value: string | null;
  onSave: Write;
  hint?: ReactNode;
  /** About how many letters there is room for, and how many a text has. */
  room?: { letters: number; count: (text: string) => number };
  isLong?: boolean;
  isOptional?: boolean;
  /** Has the focus when it appears, with all of its text chosen. */
  isFirst?: boolean;
};

/** A text that is saved by Enter and by leaving it; Escape gives up. */
export function SavedField({ label, value, onSave, hint, room, isLong, isOptional, isFirst }: SavedFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const draft = useDraft(value, onSave);
  const [isMissing, setIsMissing] = useState(false);
  const text = typeof draft.shown === 'string' ? draft.shown : '';
  useEffect(() => {
    if (isFirst) field.current?.select();
  }, [isFirst]);

  const commit = (again: boolean) => {
    const own = text.trim();
    setIsMissing(own === '' && !isOptional);
    if (own === '' && !isOptional) return;
    if (own !== text) draft.change(own);
    void draft.commit({ value: own === '' ? null : own, again });
  };
  const giveUp = () => {
    draft.giveUp();
    setIsMissing(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      commit(true);
    }
    // Only what leaves nothing to be given up closes the form.
    if (event.key === 'Escape' && (draft.shown !== value || draft.refusal)) {
      event.stopPropagation();
      giveUp();
    }
  };
  const asked = {
    id,
    ref: field,
    className: controls.input,
    value: text,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': isMissing || draft.refusal !== null,
    onChange: ({ target }: { target: { value: string } }) => draft.change(target.value),
    onBlur: () => commit(false),
    onKeyDown,
  };
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? <textarea rows={2} {...asked} /> : <input type="text" {...asked} />}
      {(hint || room) && (
        <p className={controls.hint} id={`${id}-hint`}>
          {hint} {room && <Room most={room.letters} letters={room.count(text)} />}
        </p>
      )}
      {isMissing && (
        <Trouble answer={{ status: 'refused', message: 'Something has to stand here. Escape brings back what did.' }} />
      )}
      {draft.refusal && (
        <Trouble
          answer={draft.refusal}
          onTheirs={() => {
            giveUp();
            field.current?.focus();
          }}
          onMine={() => {
            void draft.insist();
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Room({ letters, most }: { letters: number; most: number }) {
  const isLong = letters > most;
  return (
    <span className={isLong ? styles.long : undefined}>
      {letters} of about {most} letters{isLong && ': it is set smaller, or cut'}.
    </span>
  );
}
