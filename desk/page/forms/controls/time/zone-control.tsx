import type { KeyboardEvent } from 'react';
import { textOf } from '../../../../model/values';
import { Button } from '../../../ui/button';
import controls from '../../../ui/controls.module.css';
import { isComposing } from '../../../ui/is-composing';
import type { ControlProps } from '../control';
import { useZones } from './use-zones';

/** A time zone, found by a city or a country. Enter chooses the first result, or saves the text if there is none. */
export function ZoneControl({ common, shown, draft }: ControlProps) {
  const text = textOf(shown);
  const found = useZones(text);
  const [first] = found;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    if (first) draft.choose(first.zone);
    else draft.submit();
  };
  return (
    <div className={controls.field}>
      <input
        {...common}
        className={controls.input}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={handleKey}
      />
      <p className="visually-hidden" role="status">
        {first && `${found.length} found; Enter chooses ${first.place}`}
      </p>
      <p className={controls.choices}>
        {found.map(({ zone, place }) => (
          <Button
            key={zone}
            onClick={({ currentTarget }) => {
              // The pressed button disappears, so the focus moves first.
              currentTarget.closest('[data-control]')?.querySelector('input')?.focus();
              draft.choose(zone);
            }}
          >
            {place} <span className={controls.hint}>now {currentTimeIn(zone)}</span>
          </Button>
        ))}
      </p>
    </div>
  );
}

function currentTimeIn(zone: string): string {
  return new Date().toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
}
