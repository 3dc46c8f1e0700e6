import controls from '../../../ui/controls.module.css';
import { fromClock, toClock } from './clock';
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

/** A time of day. A new time gets the format of the written one. */
export function TimeControl({ common, shown, draft, likeTime }: ControlProps) {
  return (
    <input
      {...common}
      className={controls.input}
      type="time"
      value={typeof shown === 'string' ? toClock(shown) : ''}
      onChange={({ target }) => {
        const written = target.value === '' ? '' : fromClock(target.value, likeTime);
        draft.type(target.validity.badInput ? INCOMPLETE : written);
      }}
      onKeyDown={submitOnEnter(draft)}
    />
  );
}
