import type { ControlProps } from './control';
import styles from './inputs.module.css';
import controls from '../../ui/controls.module.css';
import { textOf } from '../../../model/values';
import { ColourPicker } from './colour-picker';
import { submitOnEnter } from './submit-on-enter';

/** A colour, chosen in the browser’s colour picker or typed. */
export function ColourControl({ label, common, shown, draft }: ControlProps) {
  const hex = textOf(shown);
  return (
    <div className={styles.row}>
      <ColourPicker hex={hex} label={`Choose the colour: ${label}`} onChange={draft.type} onDone={draft.leave} />
      <input
        {...common}
        className={controls.input}
        spellCheck={false}
        autoComplete="off"
        value={hex}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={submitOnEnter(draft)}
      />
    </div>
  );
}
