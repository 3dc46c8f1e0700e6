import { useId, useState } from 'react';
import type { ImportedFile, PairedPhone } from '../../../protocol';
import { disconnect } from '../../state/clients/phone-client';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import layout from '../../ui/layout.module.css';
import { Icon } from '../../ui/icons';
import { QrCode } from '../../ui/qr-code';
import { describeOrder } from '../adding/add-imported';
import { RefusedFiles } from '../adding/refused-files';
import styles from './phone-panel.module.css';
import { usePhones } from './use-phones';

/**
 * Shows the codes with which phones connect to send photos or edit the site, and what has arrived. Phones can connect
 * only while the panel is open.
 */
export function PhonePanel({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const codesName = useId();
  const [address, setAddress] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { addresses, state, arrived, refused, trouble } = usePhones(address, attempt);
  const { links = null, phones = [], receiving = [] } = state ?? {};
  const refusesPhones = state !== null && links === null;
  return (
    <section tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={layout.heading} id={titleId}>
          Add from your phone
        </h3>
        <Button kind="icon" aria-label="Close" title="Close" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      {links && (
        // The key changes when a phone connects, which closes both codes to make room for the story’s cards. Their
        // shared `name` lets only one be open at a time.
        <div key={phones.length} className={styles.codes}>
          <details name={codesName} open={phones.length === 0}>
            <summary>{phones.length === 0 ? 'Scan this with your phone’s camera' : 'Add from another phone'}</summary>
            <QrCode link={links.photos} name="Code to add photos" />
          </details>
          <details name={codesName}>
            <summary>Or edit the whole site on your phone</summary>
            <QrCode link={links.desk} name="Code to edit on your phone" />
          </details>
        </div>
      )}
      {refusesPhones && <p>Somebody tried wrong codes, or too many phones are connected, so no more can connect.</p>}
      {trouble !== null && <p>{trouble}</p>}
      {(trouble !== null || refusesPhones) && (
        <Button
          onClick={({ currentTarget }) => {
            focusPanel(currentTarget);
            setAttempt(attempt + 1);
          }}
        >
          Show a new code
        </Button>
      )}
      <div role="status">
        {state && <p className={styles.news}>{describeNews(phones, receiving, arrived)}</p>}
        {refused.length > 0 && <RefusedFiles files={refused} />}
      </div>
      <PhoneList phones={phones} />
      {addresses.length > 1 && (
        <label className={controls.field}>
          <span className={controls.label}>The phone cannot connect? Try another address of this computer</span>
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
        {phones.length === 0 &&
          'Phone and computer must be on the same Wi-Fi. Use one that you trust, not a café’s: nothing is encrypted ' +
            'on the way. If your computer asks, allow Node.js to accept connections. '}
        Phones can connect only while this panel is open.
      </p>
    </section>
  );
}

/** Moves the focus to the panel before the pressed button disappears. */
function focusPanel(button: HTMLElement): void {
  button.closest('section')?.focus();
}

/** The phones that were let in. */
function PhoneList({ phones }: { phones: readonly PairedPhone[] }) {
  if (phones.length === 0) return null;
  return (
    <ul role="list" aria-label="Phones" className={styles.phones}>
      {phones.map(({ id, name, use, since }) => (
        <li key={id}>
          <span>
            {name}{' '}
            <span className={controls.hint}>
              {use === 'desk' ? 'edits the site' : 'adds photos'}, since{' '}
              {new Date(since).toLocaleTimeString('en-GB', { timeStyle: 'short' })}
            </span>
          </span>
          <Button
            onClick={({ currentTarget }) => {
              focusPanel(currentTarget);
              void disconnect(id);
            }}
          >
            Disconnect
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What phones are sending or have sent, or else how many are connected. */
export function describeNews(
  phones: readonly PairedPhone[],
  receiving: readonly string[],
  arrived: readonly ImportedFile[],
): string {
  const cards = arrived.length === 1 ? 'One new card' : `${arrived.length} new cards`;
  const [name] = receiving;
  if (name !== undefined) return `Receiving ${name} …${arrived.length > 0 ? ` ${cards} so far.` : ''}`;
  if (arrived.length > 0) return describeOrder(arrived);
  if (phones.length === 0) return 'Waiting for your phone …';
  return phones.length === 1 ? 'Your phone is connected.' : `${phones.length} phones are connected.`;
}
