import { useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { canReadOn, contrast, CONTRAST_ON_BACKGROUND, CREAM } from '../../../../src/model/colours/contrast';
import { ColourPicker } from '../../forms/controls/colour-picker';
import { ContrastNote } from '../../forms/notes/contrast-note';
import styles from './colour-row.module.css';
import { darken } from '../cards/darken';

type ColourRowProps = {
  name: string;
  colour: string;
  /** Called with each colour while the couple are choosing. */
  onChange: (colour: string) => void;
  /** Called once, with the chosen colour. */
  onDone: (colour: string) => void;
};

/** One colour of a background, whether cream words can be read on it, and a button that darkens it if not. */
export function ColourRow({ name, colour, onChange, onDone }: ColourRowProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const makeDarker = () => {
    // The pressed button disappears, so the focus moves first.
    row.current?.querySelector('input')?.focus();
    onDone(darken(colour));
  };
  return (
    <div ref={row} className={styles.colour}>
      <ColourPicker hex={colour} label={name} describedBy={id} onChange={onChange} onDone={onDone} />
      <div id={id} className={styles.contrast}>
        <ContrastNote ratio={contrast(colour, CREAM)} least={CONTRAST_ON_BACKGROUND} subject="Cream words on it" />
      </div>
      {!canReadOn(colour) && <Button onClick={makeDarker}>Darker</Button>}
    </div>
  );
}
