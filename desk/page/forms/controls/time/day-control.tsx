import controls from '../../../ui/controls.module.css';
import type { ControlProps } from '../control';
import { INCOMPLETE } from '../../field/field-kind';
import { submitOnEnter } from '../submit-on-enter';

/** A day of the calendar. */
export function DayControl({ common, shown, draft }: ControlProps) {
  return (
    <input
      {...common}
      className={controls.input}
      type="date"
      value={typeof shown === 'string' && shown !== INCOMPLETE ? shown : ''}
      onChange={({ target }) => draft.type(target.validity.badInput ? INCOMPLETE : target.value)}
      onKeyDown={submitOnEnter(draft)}
    />
  );
}
