import controls from '../../../ui/controls.module.css';
import { INCOMPLETE } from '../../field/field-kind';
import type { ControlProps } from '../control';
import { submitOnEnter } from '../submit-on-enter';
import { fromClock, toClock } from './clock';

/** A time of day. A chosen time is written in the format of `likeTime`. */
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
