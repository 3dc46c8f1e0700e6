import { useEffect, useState, type KeyboardEvent } from 'react';
import { isTimeZone } from '../../../../src/model/schema/suggestions';
import { textOf } from '../../../model/values';
import type { FoundZone } from '../../../protocol';
import { findZones } from '../../state/client';
import controls from '../../ui/controls.module.css';
import type { ControlProps } from './control';

/** A time zone, found by a city or a country. Enter chooses the first result. */
export function ZoneControl({ common, shown, draft }: ControlProps) {
  const text = textOf(shown);
  const found = useZones(text);
  const [first] = found;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
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
          <button
            key={zone}
            type="button"
            className={controls.button}
            onClick={({ currentTarget }) => {
              // The buttons disappear, so the focus moves first.
              currentTarget.closest('[data-control]')?.querySelector('input')?.focus();
              draft.choose(zone);
            }}
          >
            {place} <span className={controls.hint}>now {timeIn(zone)}</span>
          </button>
        ))}
      </p>
    </div>
  );
}

/** The zones that a text may mean; none if it is a zone already. */
function useZones(text: string): readonly FoundZone[] {
  const [found, setFound] = useState<{ text: string; zones: readonly FoundZone[] }>({ text: '', zones: [] });
  const isSought = text.trim().length > 1 && !(text.includes('/') && isTimeZone(text));
  useEffect(() => {
    if (!isSought) return;
    let cancelled = false;
    findZones(text).then(
      (zones) => !cancelled && setFound({ text, zones }),
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [text, isSought]);
  return isSought && found.text === text ? found.zones : [];
}

function timeIn(zone: string): string {
  return new Date().toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
}
