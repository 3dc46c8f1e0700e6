import controls from '../../../ui/controls.module.css';
import { INCOMPLETE } from '../../field/field-kind';
import type { ControlProps } from '../control';
import { submitOnEnter } from '../submit-on-enter';
import { fromClock, toClock } from './clock';

/** A day of the calendar, or a time of day. A chosen time is written in the format of `likeTime`. */
export function DayOrTimeControl({ form, common, shown, draft, likeTime }: ControlProps) {
  const isTime = form.control === 'time';
  const written = typeof shown === 'string' && shown !== INCOMPLETE ? shown : '';
  return (
    <input
      {...common}
      className={controls.input}
      type={isTime ? 'time' : 'date'}
      value={isTime ? toClock(written) : written}
      onChange={({ target: { value, validity } }) => {
        const typed = isTime && value !== '' ? fromClock(value, likeTime) : value;
        draft.type(validity.badInput ? INCOMPLETE : typed);
      }}
      onKeyDown={submitOnEnter(draft)}
    />
  );
}
