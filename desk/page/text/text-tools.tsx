import { useId, useState, type KeyboardEvent } from 'react';
import controls from '../ui/controls.module.css';
import { Icon, type IconName } from '../ui/icons';
import { linkAddress } from './link-address';
import styles from './text-tools.module.css';

/** A format of the selected words; the address is a link’s, and null removes it. */
export type Format = { kind: 'strong' | 'em' } | { kind: 'link'; href: string | null };

/** The keys of each format, with Ctrl or ⌘. The site has no underlining, so that key does nothing. */
export const FORMAT_KEYS: Record<string, Format | null> = { b: { kind: 'strong' }, i: { kind: 'em' }, u: null };

type TextToolsProps = {
  /** Formats the selected words and returns the focus to them. */
  onFormat: (format: Format) => void;
  /** Returns the address of the selected link, or null. */
  linkAt: () => string | null;
};

/** Bold, italic and link buttons for the selected words. */
export function TextTools({ onFormat, linkAt }: TextToolsProps) {
  const [isLinking, setLinking] = useState(false);
  if (isLinking)
    return (
      <LinkForm
        address={linkAt()}
        onDone={(href) => {
          setLinking(false);
          onFormat({ kind: 'link', href });
        }}
      />
    );
  return (
    <div className={styles.tools} role="group" aria-label="Selected words">
      <Tool icon="bold" name="Bold" keys=" (Ctrl+B)" onPress={() => onFormat({ kind: 'strong' })} />
      <Tool icon="italic" name="Italic" keys=" (Ctrl+I)" onPress={() => onFormat({ kind: 'em' })} />
      <Tool icon="link" name="Link" onPress={() => setLinking(true)} />
    </div>
  );
}

type ToolProps = { icon: IconName; name: string; keys?: string; onPress: () => void };

function Tool({ icon, name, keys = '', onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={controls.icon}
      aria-label={name}
      title={name + keys}
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Asks for a link’s address. Escape leaves the words as they are. */
function LinkForm({ address, onDone }: { address: string | null; onDone: (href: string | null) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(address ?? '');
  const [isWrong, setWrong] = useState(false);
  const add = () => {
    const href = linkAddress(typed);
    setWrong(href === null);
    if (href !== null) onDone(href);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') add();
    else onDone(address);
  };
  return (
    <div className={styles.link}>
      <label className={controls.label} htmlFor={id}>
        Web page, email, phone, or a page of this site like /travel
      </label>
      <input
        id={id}
        className={controls.input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was just pressed
        autoFocus
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          This is not an address. Copy one from your browser: it starts with https://.
        </p>
      )}
      <p className={controls.choices}>
        <button type="button" className={controls.primary} onClick={add}>
          {address === null ? 'Add the link' : 'Change the link'}
        </button>
        {address !== null && (
          <button type="button" className={controls.button} onClick={() => onDone(null)}>
            Remove the link
          </button>
        )}
      </p>
    </div>
  );
}
