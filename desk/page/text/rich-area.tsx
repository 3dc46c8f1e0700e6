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
  const [hasSelection, setHasSelection] = useState(false);
  /** The text, and where its selection starts and ends. */
  const readSelection = (): [string, number, number] => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    return [value, selectionStart, selectionEnd];
  };
  const format = (wanted: Format) => {
    const { from, to, text } = formatSource(...readSelection(), wanted);
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
    // Deprecated, but the only way to keep the browser’s undo history.
    document.execCommand('insertText', false, text);
    area.current?.setSelectionRange(from, from + text.length);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const wanted = formatOfKey(event);
    if (wanted === undefined) return onKeyDown?.(event);
    event.preventDefault();
    if (wanted) format(wanted);
  };
  /** Hides the tools once the focus is neither in the text nor in them. */
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const isInTools = relatedTarget instanceof Node && tools.current?.contains(relatedTarget);
    if (!isInTools && relatedTarget !== area.current) setHasSelection(false);
  };
  return (
    <>
      <textarea
        {...props}
        ref={area}
        onKeyDown={handleKey}
        onBlur={handleBlur}
        onSelect={({ currentTarget }) => setHasSelection(currentTarget.selectionStart !== currentTarget.selectionEnd)}
        onPaste={(event) => {
          event.preventDefault();
          document.execCommand('insertText', false, pastedText(event.clipboardData, true));
        }}
      />
      {hasSelection && (
        <div ref={tools} className={styles.floating} onBlur={handleBlur}>
          <TextTools onFormat={format} selectedHref={() => hrefAround(...readSelection())} />
        </div>
      )}
    </>
  );
}
