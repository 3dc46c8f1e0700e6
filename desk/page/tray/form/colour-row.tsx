import { useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { canReadOn, contrast, CONTRAST_ON_BACKGROUND, CREAM, showRatio } from '../../../../src/model/colours/contrast';
import { ColourPicker } from '../../forms/controls/colour-picker';
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
  const ratio = `${showRatio(contrast(colour, CREAM))} : 1`;
  const isReadable = canReadOn(colour);
  return (
    <div ref={row} className={styles.colour}>
      <ColourPicker hex={colour} label={name} describedBy={id} onChange={onChange} onDone={onDone} />
      <p className={styles.contrast} id={id} data-wrong={!isReadable || undefined}>
        <span className={styles.hex}>{colour.toLowerCase()}</span>{' '}
        {isReadable
          ? `Easy to read on: ${ratio}.`
          : `Too light for cream words: ${ratio}, and ${CONTRAST_ON_BACKGROUND} : 1 is needed.`}
      </p>
      {!isReadable && <Button onClick={makeDarker}>Darker</Button>}
    </div>
  );
}
