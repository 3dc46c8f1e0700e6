import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Answer, Value } from '../protocol';
import { Trouble } from '../desk/trouble';
import controls from '../desk/controls.module.css';
import type { Refusal } from './tray-store';
import styles from './card-form.module.css';

export type SavedFieldProps = {
  label: string;
  /** As it is written; empty where it is left out. */
  value: string;
  /** Writes another text, if there still stands what stood there when typing began. */
  onSave: (text: string, was: string) => Promise<Answer>;
  hint?: ReactNode;
  /** About how many letters there is room for, and how many a text has. */
  room?: { letters: number; count: (text: string) => number };
  isLong?: boolean;
  isOptional?: boolean;
  /** Has the focus when it appears, with all of its text chosen. */
  isFirst?: boolean;
};

/** A text that is saved by Enter and by leaving it; Escape gives up. What is being typed is nobody else's to change. */
export function SavedField({ label, value, onSave, hint, room, isLong, isOptional, isFirst }: SavedFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  /** What is typed, and what stood there before; null while nothing is. */
  const [typed, setTyped] = useState<{ text: string; was: string } | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const isSaving = useRef(false);
  useEffect(() => {
    if (isFirst) field.current?.select();
  }, [isFirst]);

  const text = typed?.text ?? value;
  const forget = () => {
    setTyped(null);
    setTrouble(null);
  };
  const write = async (own: string, was: string) => {
    isSaving.current = true;
    const answer = await onSave(own, was);
    isSaving.current = false;
    if (answer.status !== 'done') return setTrouble(answer);
    setTrouble(null);
    // Unless more was typed in the meantime.
    setTyped((now) => (now?.text.trim() === own ? null : now && { ...now, was: own }));
  };
  const commit = () => {
    if (!typed || isSaving.current) return;
    const own = typed.text.trim();
    if (own === typed.was) return forget();
    if (own === '' && !isOptional)
      return setTrouble({ status: 'refused', message: 'Something has to stand here. Escape brings back what did.' });
    void write(own, typed.was);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape' && typed) {
      event.stopPropagation();
      forget();
    }
  };
  const asked = {
    id,
    ref: field,
    className: controls.input,
    value: text,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': trouble !== null,
    onChange: (event: { target: { value: string } }) =>
      setTyped({ text: event.target.value, was: typed?.was ?? value }),
    onBlur: commit,
    onKeyDown,
  };
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? <textarea rows={2} {...asked} /> : <input type="text" {...asked} />}
      <p className={controls.hint} id={`${id}-hint`}>
        {hint} {room && <Room most={room.letters} letters={room.count(text)} />}
      </p>
      {trouble && (
        <Trouble
          answer={trouble}
          onTheirs={() => {
            forget();
            field.current?.focus();
          }}
          onMine={() => {
            if (trouble.status === 'conflict') void write(text.trim(), wordsOf(trouble.theirs));
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

const wordsOf = (value: Value) => (typeof value === 'string' ? value : '');
