import desk from '../../ui/controls.module.css';
import { fromClock, toClock } from './clock';
import type { ControlProps } from './control';
import { INCOMPLETE } from '../field-kind';
import { commitOnEnter } from './text-control';

/** A day of the calendar. */
export function DayControl({ common, shown, draft }: ControlProps) {
  return (
    <input
      {...common}
      className={desk.input}
      type="date"
      value={typeof shown === 'string' && shown !== INCOMPLETE ? shown : ''}
      onChange={({ target }) => draft.change(target.validity.badInput ? INCOMPLETE : target.value)}
      onKeyDown={commitOnEnter(draft)}
    />
  );
}

/** A time of day, kept in the way in which it is written. @param like a time that is written as this one is to be. */
export function TimeControl({ common, shown, draft, like }: ControlProps & { like: string }) {
  return (
    <input
      {...common}
      className={desk.input}
      type="time"
      value={typeof shown === 'string' ? toClock(shown) : ''}
      onChange={({ target }) => {
        const written = target.value === '' ? '' : fromClock(target.value, like);
        draft.change(target.validity.badInput ? INCOMPLETE : written);
      }}
      onKeyDown={commitOnEnter(draft)}
    />
  );
}
