import { useEffect, useRef } from 'react';
import controls from '../desk/controls.module.css';
import type { EditState, Place } from '../protocol';
import { useDesk } from '../store';
import styles from './words.module.css';
import { nameOfPlace } from './written-text';

export type ChipNoteProps = {
  reference: string;
  /** What it stands for; null where nobody knows it. */
  fact: EditState['facts'][string] | null;
  onGo: (place: Place) => void;
  onRemove: () => void;
};

/** What a reference in a text is, and the way to where it is written. */
export function ChipNote({ reference, fact, onGo, onRemove }: ChipNoteProps) {
  const first = useRef<HTMLButtonElement>(null);
  const place = fact?.at ?? null;
  const name = useDesk((desk) => place && nameOfPlace(desk.state, place));
  useEffect(() => first.current?.focus({ preventScroll: true }), [reference]);
  return (
    <div className={styles.note} role="group" aria-label="Taken from elsewhere">
      <p>
        {fact ? (
          <>
            <strong>{fact.shown}</strong> is written once, and this text takes it from there
            {name && ` (${name})`}.
          </>
        ) : (
          <>Nothing is called {reference}.</>
        )}
      </p>
      <p className={styles.choices}>
        {place && (
          <button ref={first} type="button" className={controls.primary} onClick={() => onGo(place)}>
            Go to where it is written
          </button>
        )}
        <button ref={place ? undefined : first} type="button" className={controls.button} onClick={onRemove}>
          Take it out of this text
        </button>
      </p>
    </div>
  );
}
