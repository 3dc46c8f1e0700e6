import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import layout from '../../ui/layout.module.css';
import { nameOfPlace } from '../../../model/names/place-names';
import type { Place } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import styles from './chips.module.css';

type ChipNoteProps = {
  /** The fact’s name. */
  reference: string;
  onGo: (place: Place) => void;
  onRemove: () => void;
};

/** Explains a text’s reference to a fact, and leads to the place where the fact is written. */
export function ChipNote({ reference, onGo, onRemove }: ChipNoteProps) {
  const firstButton = useRef<HTMLButtonElement>(null);
  const fact = useDesk(({ state }) => state?.facts[reference]);
  const place = fact?.at ?? null;
  const name = useDesk((desk) => place && nameOfPlace(desk.state, place));
  useEffect(() => firstButton.current?.focus({ preventScroll: true }), [reference]);
  return (
    <div className={`${layout.card} ${styles.note}`} role="group" aria-label="Taken from elsewhere">
      <p>
        {fact ? (
          <>
            <strong>{fact.shown}</strong> is written in one place{name && ` (${name})`}, and this text repeats it.
          </>
        ) : (
          `There is no fact called ${reference}.`
        )}
      </p>
      <p className={controls.choices}>
        {place && (
          <Button ref={firstButton} kind="primary" onClick={() => onGo(place)}>
            Go to where it is written
          </Button>
        )}
        <Button ref={place ? undefined : firstButton} onClick={onRemove}>
          Remove from this text
        </Button>
      </p>
    </div>
  );
}
