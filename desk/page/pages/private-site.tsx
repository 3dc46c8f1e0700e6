import { useEffect, useRef, useState } from 'react';
import type { EditState, GuestAccess, Refused } from '../../protocol';
import switches from '../forms/controls/switch-control.module.css';
import { useWrite } from '../forms/file-context';
import { ask } from '../state/clients/request';
import { stateNow } from '../state/desk-store';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { QrCode } from '../ui/qr-code';
import { isPrivate, privateStep } from './page-steps';
import styles from './pages-panel.module.css';

/** Sets whether only guests with the key can open the site, and shows the key. */
export function PrivateSite({ state }: { state: EditState }) {
  const { write, trouble } = useWrite();
  const isOn = isPrivate(state);
  const toggle = () => void write(() => privateStep(stateNow(), !isOn));
  return (
    <section className={layout.panel} aria-labelledby="private">
      <h3 className={layout.heading} id="private">
        Who can open it
      </h3>
      <label className={`${switches.switch} ${styles.switch}`}>
        <span>Only our guests</span>
        <input type="checkbox" role="switch" aria-checked={isOn} checked={isOn} onChange={toggle} />
      </label>
      <p className={controls.hint}>
        Everything that names or shows anyone is then encrypted on this computer, before it goes online. Guests open it
        with the link of your invitation or its five words, and their device remembers. Anyone they pass the link to can
        open it, too. Versions that are online already stay at your host as they are.
      </p>
      {trouble}
      {isOn && <Key />}
    </section>
  );
}

/** The key as five words and as a link, and buttons that make a new key. */
function Key() {
  const [access, setAccess] = useState<GuestAccess | null>(null);
  const [message, setMessage] = useState('');
  /**
   * Shows the key that a request returns, with the message `success`, or why there is none.
   * @param done ends “The key could not be …”
   */
  const showKey = (request: Promise<unknown>, success: string, done: string) => {
    const show = (answer: GuestAccess | Refused) => {
      if ('status' in answer) return setMessage(answer.message);
      setAccess(answer);
      setMessage(success);
    };
    request.then(
      (answer) => show(answer as GuestAccess | Refused),
      () => setMessage(`The key could not be ${done}. Check the window that runs npm run edit.`),
    );
  };
  useEffect(() => showKey(ask('key'), '', 'read'), []);
  const change = () => {
    const success = 'Once you put the site online, old links and words no longer work.';
    showKey(ask('key/change', { method: 'POST' }), success, 'changed');
  };
  return (
    <>
      {access && (
        <>
          <p>
            Five words: <strong>{access.passphrase}</strong>
          </p>
          {access.link === null ? (
            <p className={controls.hint}>The link appears here once your site has an address.</p>
          ) : (
            <>
              <p className={styles.keyLink}>{access.link}</p>
              <QrCode link={access.link} name="QR code of the link with the key" />
            </>
          )}
          <ChangeLocks onChange={change} />
        </>
      )}
      <p role="status">{message}</p>
    </>
  );
}

/** A button that asks, and one next to it that confirms: a double click or a held key presses only the first. */
export function ChangeLocks({ onChange }: { onChange: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    // The pressed button disappears, so the focus moves.
    button.current?.focus();
    setAsking(false);
    onChange();
  };
  return (
    <div className={controls.choices}>
      <Button ref={button} aria-expanded={isAsking} onClick={() => setAsking(true)}>
        Change the locks …
      </Button>
      {isAsking && <Button onClick={confirm}>Yes, new invitations for everyone</Button>}
    </div>
  );
}
