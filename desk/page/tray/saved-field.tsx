import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Trouble } from '../trouble/trouble';
import controls from '../ui/controls.module.css';
import { useDraft } from '../forms/use-draft';
import { afterPress } from '../state/press';
import type { Place } from '../../protocol';
import { LINE } from './line-kind';
import styles from './card-form.module.css';

export type SavedFieldProps = {
  label: string;
  /** The text in the file; null if missing. */
  value: string | null;
  at: Place;
  hint?: ReactNode;
  /** Recommended length, and how to count a text’s letters. */
  room?: { letters: number; count: (text: string) => number };
  isLong?: boolean;
  /** Takes the focus on mount, with its text selected. */
  isFirst?: boolean;
};

/** A text field that saves on Enter and on blur; Escape cancels. */
export function SavedField({ label, value, at, hint, room, isLong, isFirst }: SavedFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const draft = useDraft(at, value, LINE);
  const text = typeof draft.shown === 'string' ? draft.shown : '';
  useEffect(() => {
    if (isFirst) field.current?.select();
  }, [isFirst]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void draft.commit({ again: true });
    }
    // Escape closes the form only if there is no draft to discard.
    if (event.key === 'Escape' && (draft.shown !== value || draft.refusal)) {
      event.stopPropagation();
      draft.giveUp();
    }
  };
  const asked = {
    id,
    ref: field,
    className: controls.input,
    value: text,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': draft.refusal !== null,
    onChange: ({ target }: { target: { value: string } }) => draft.change(target.value),
    onBlur: () => afterPress(() => void draft.commit()),
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
      {draft.refusal && (
        <Trouble
          answer={draft.refusal}
          onTheirs={() => {
            draft.giveUp();
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
      {letters} of about {most} letters{isLong && ': it may be set smaller or cut off'}.
    </span>
  );
}
