import { useId, useState } from 'react';
import type { PairedPhone } from '../../../protocol';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/icons';
import { QrCode } from '../../ui/qr-code';
import styles from './phone-panel.module.css';
import { usePhones } from './use-phones';

/** Shows the code with which a phone sends photos, and what has arrived. Phones are let in only while it is open. */
export function PhonePanel({ onClose }: { onClose: () => void }) {
  const title = useId();
  const [address, setAddress] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const { addresses, state, arrived, refused, trouble } = usePhones(address, turn);
  const link = state?.links?.photos;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.head}>
        <h3 id={title}>Add from your phone</h3>
        <button type="button" className={controls.icon} aria-label="Close" title="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {link !== undefined && (
        // Once a phone is connected, the cards need the room.
        <details
          key={String(state?.phones.length)}
          className={styles.code}
          open={state?.phones.length === 0 || undefined}
        >
          <summary>{state?.phones.length === 0 ? 'Scan this with your phone’s camera' : 'Another phone'}</summary>
          <QrCode link={link} name="Code for your phone" />
        </details>
      )}
      {state && !state.links && <p>Somebody tried wrong codes, so there is no code any more.</p>}
      {trouble !== null && <p>{trouble}</p>}
      {(trouble !== null || state?.links === null) && (
        <button type="button" className={controls.button} onClick={() => setTurn(turn + 1)}>
          Show a new code
        </button>
      )}
      <div role="status">
        {state && <p className={styles.news}>{describe(state.phones, state.receiving, arrived)}</p>}
        {refused.length > 0 && (
          <ul className={styles.refused}>
            {refused.map(({ name, reason }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
              <li key={index}>
                {!reason.includes(name) && <strong>{name}: </strong>}
                {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
      {addresses.length > 1 && (
        <label className={controls.field}>
          <span className={controls.label}>The phone finds nothing? Try another address of this computer</span>
          <select
            className={controls.input}
            value={state?.address ?? ''}
            onChange={({ target }) => setAddress(target.value)}
          >
            {addresses.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      <p className={controls.hint}>
        Phone and computer must be in the same Wi-Fi. Use one that you trust, not a café’s: the photos are not encrypted
        on their way. If your computer asks, allow Node.js to accept connections. A phone can send photos as long as
        this is open, and nothing else.
      </p>
    </section>
  );
}

function describe(phones: readonly PairedPhone[], receiving: readonly string[], arrived: number): string {
  const cards = arrived === 1 ? 'One new card' : `${arrived} new cards`;
  const [name] = receiving;
  if (name !== undefined) return `Receiving ${name} …${arrived > 0 ? ` ${cards} so far.` : ''}`;
  if (arrived > 0) return `${cards}, sorted by date.`;
  if (phones.length === 0) return 'Waiting for your phone …';
  return phones.length === 1 ? 'Your phone is connected.' : `${phones.length} phones are connected.`;
}
