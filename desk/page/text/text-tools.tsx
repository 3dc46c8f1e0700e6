import { useState } from 'react';
import { Button } from '../ui/button';
import { Icon, type IconName } from '../ui/icons';
import { LinkForm } from './link-form';
import styles from './text-tools.module.css';

/** A format for the selected words. A `link` with a null address removes their link. */
export type Format = { kind: 'strong' | 'em' } | { kind: 'link'; href: string | null };

type TextToolsProps = {
  /** Formats the selected words and returns the focus to them. */
  onFormat: (format: Format) => void;
  /** Returns the address of the selected link, or null. */
  selectedHref: () => string | null;
};

/** Buttons that make the selected words bold, italic or a link. */
export function TextTools({ onFormat, selectedHref }: TextToolsProps) {
  const [isLinking, setLinking] = useState(false);
  if (isLinking)
    return (
      <LinkForm
        address={selectedHref()}
        onDone={(href) => {
          setLinking(false);
          onFormat({ kind: 'link', href });
        }}
      />
    );
  return (
    <div className={styles.tools} role="group" aria-label="Selected words">
      <Tool icon="bold" name="Bold" keys="Ctrl+B" onPress={() => onFormat({ kind: 'strong' })} />
      <Tool icon="italic" name="Italic" keys="Ctrl+I" onPress={() => onFormat({ kind: 'em' })} />
      <Tool icon="link" name="Link" onPress={() => setLinking(true)} />
    </div>
  );
}

type ToolProps = { icon: IconName; name: string; keys?: string; onPress: () => void };

function Tool({ icon, name, keys, onPress }: ToolProps) {
  return (
    <Button
      kind="icon"
      aria-label={name}
      title={keys === undefined ? name : `${name} (${keys})`}
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}
