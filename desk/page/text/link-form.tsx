import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import { isComposing } from '../ui/is-composing';
import { linkAddress } from './link-address';
import styles from './link-form.module.css';

type LinkFormProps = {
  /** The address of the selected link; null without one. */
  address: string | null;
  /** Called with the new address, or null to remove the link. */
  onDone: (href: string | null) => void;
};

/** Asks for a link’s address. Escape leaves the words as they are. */
export function LinkForm({ address, onDone }: LinkFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(address ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const href = linkAddress(typed);
    setWrong(href === null);
    if (href !== null) onDone(href);
  };
  const handleKey = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (isComposing(event) || (!isEnter && event.key !== 'Escape')) return;
    event.preventDefault();
    // Otherwise Escape would also cancel the field on the page.
    event.stopPropagation();
    if (isEnter) submit();
    else onDone(address);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape on a button closes the form, too
    <div className={styles.form} onKeyDown={handleKey}>
      <label className={controls.label} htmlFor={id}>
        Web page, email, phone, or a page of this site like /travel
      </label>
      <input
        id={id}
        className={controls.input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form replaces the button that was just pressed
        autoFocus
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className={controls.wrong} role="alert">
          This is not an address. Copy one from your browser: it starts with https://.
        </p>
      )}
      <p className={controls.choices}>
        <Button kind="primary" onClick={submit}>
          {address === null ? 'Add the link' : 'Change the link'}
        </Button>
        {address !== null && <Button onClick={() => onDone(null)}>Remove the link</Button>}
      </p>
    </div>
  );
}
