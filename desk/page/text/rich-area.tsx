import { useRef, useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { formatOfKey } from './format-of-key';
import { formatSource, hrefAround } from './format-source';
import { pastedText } from './pasted-text';
import { TextTools, type Format } from './text-tools';
import styles from './text-tools.module.css';

/** A textarea for light Markdown, with tools for the selected words. */
export function RichArea({ onKeyDown, ...props }: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [hasSelection, setSelected] = useState(false);
  const selected = (): [string, number, number] => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    return [value, selectionStart, selectionEnd];
  };
  const format = (wanted: Format) => {
    const { from, to, text } = formatSource(...selected(), wanted);
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
    // Deprecated, but only it keeps the browser’s undo history.
    document.execCommand('insertText', false, text);
    area.current?.setSelectionRange(from, from + text.length);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const wanted = formatOfKey(event);
    if (wanted === undefined) return onKeyDown?.(event);
    event.preventDefault();
    if (wanted) format(wanted);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInTools = relatedTarget instanceof Node && tools.current?.contains(relatedTarget);
    if (!isInTools && relatedTarget !== area.current) setSelected(false);
  };
  return (
    <>
      <textarea
        {...props}
        ref={area}
        onKeyDown={handleKey}
        onBlur={leave}
        onSelect={({ currentTarget }) => setSelected(currentTarget.selectionStart !== currentTarget.selectionEnd)}
        onPaste={(event) => {
          event.preventDefault();
          document.execCommand('insertText', false, pastedText(event.clipboardData, true));
        }}
      />
      {hasSelection && (
        <div ref={tools} className={styles.floating} onBlur={leave}>
          <TextTools onFormat={format} linkAt={() => hrefAround(...selected())} />
        </div>
      )}
    </>
  );
}
