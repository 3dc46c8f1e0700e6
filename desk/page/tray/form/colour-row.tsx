import { useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { contrast, CONTRAST_ON_BACKGROUND, CREAM } from '../../../../src/model/colours/contrast';
import { ColourPicker } from '../../forms/controls/colour-picker';
import { judge } from '../../forms/notes/contrast';
import styles from './colour-row.module.css';
import { darken } from '../cards/readable';

type ColourRowProps = {
  name: string;
  colour: string;
  onChange: (colour: string) => void;
  onDone: (colour: string) => void;
};

/** One colour of a background, and whether cream words can be read on it. */
export function ColourRow({ name, colour, onChange, onDone }: ColourRowProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const makeDarker = () => {
    // The button disappears once the colour is dark enough.
    row.current?.querySelector('input')?.focus();
    onDone(darken(colour));
  };
  const { shown, isEnough } = judge(contrast(colour, CREAM), CONTRAST_ON_BACKGROUND, '');
  return (
    <div ref={row} className={styles.colour}>
      <ColourPicker hex={colour} label={name} describedBy={id} onChange={onChange} onDone={onDone} />
      <p className={styles.contrast} id={id} data-wrong={!isEnough || undefined}>
        <span className={styles.hex}>{colour.toLowerCase()}</span>{' '}
        {isEnough
          ? `Easy to read on: ${shown}.`
          : `Too light for cream words: ${shown}, and ${CONTRAST_ON_BACKGROUND} : 1 is needed.`}
      </p>
      {!isEnough && <Button onClick={makeDarker}>Darker</Button>}
    </div>
  );
}
