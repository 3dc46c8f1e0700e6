import { useState } from 'react';
import { Button } from '../ui/button';
import { Icon, type IconName } from '../ui/icons';
import { LinkForm } from './link-form';
import styles from './text-tools.module.css';

/** A format of the selected words; `link` without an address removes their link. */
export type Format = { kind: 'strong' | 'em' } | { kind: 'link'; href: string | null };

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
    <Button
      kind="icon"
      aria-label={name}
      title={name + keys}
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}
