import { textOf } from '../../../../model/values';
import { Button } from '../../../ui/button';
import controls from '../../../ui/controls.module.css';
import type { ControlProps } from '../control';
import { LineControl } from '../line-control';
import { useZones } from './use-zones';

/** A time zone, found by a city or a country. Enter chooses the first result, or saves the text if there is none. */
export function ZoneControl(props: ControlProps) {
  const { shown, draft } = props;
  const found = useZones(textOf(shown));
  const [first] = found;
  const submit = () => (first ? draft.choose(first.zone) : draft.submit());
  return (
    <div className={controls.field}>
      <LineControl {...props} draft={{ ...draft, submit }} />
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
