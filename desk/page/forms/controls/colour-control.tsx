import type { ControlProps } from './control';
import styles from './inputs.module.css';
import { textOf } from '../../../model/values';
import { ColourPicker } from './colour-picker';
import { LineControl } from './line-control';

/** A colour, chosen in the browser’s colour picker or typed. */
export function ColourControl(props: ControlProps) {
  const { label, shown, draft } = props;
  return (
    <div className={styles.row}>
      <ColourPicker
        hex={textOf(shown)}
        label={`Choose the colour: ${label}`}
        onChange={draft.type}
        onDone={draft.leave}
      />
      <LineControl {...props} />
    </div>
  );
}
