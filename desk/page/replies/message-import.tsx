import { useId, useRef, useState } from 'react';
import { readDroppedFiles } from '../tray/adding/dropped-files';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import { useFileDrop } from '../ui/use-file-drop';
import styles from './replies-panel.module.css';
import { importMessages } from './import-messages';

/** A form that imports messages: pasted as text, or dropped or chosen as files. */
export function MessageImport({ onImport }: { onImport: () => Promise<void> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [result, setResult] = useState('');
  /** The pasted text that is being read. A double click must not read it twice: no answer would be new any more. */
  const reading = useRef('');
  /** Imports files. @param pasted the field’s text if the files contain it; once it is read, the field is cleared */
  const importFiles = async (files: readonly File[], pasted?: string) => {
    setResult('Reading …');
    const outcome = await importMessages(files);
    setResult(outcome.result);
    if (!outcome.isAnyRead) return;
    setText((latest) => (latest === pasted ? '' : latest));
    await onImport();
  };
  // Apple Mail exports a mailbox as a folder.
  const { handlers } = useFileDrop(({ items }) => void readDroppedFiles(items).then(importFiles));
  return (
    <form
      className={controls.field}
      onSubmit={async (event) => {
        event.preventDefault();
        if (text.trim() === '' || text === reading.current) return;
        reading.current = text;
        await importFiles([new File([text], 'pasted.txt')], text);
        reading.current = '';
      }}
      {...handlers}
    >
      <label className={controls.label} htmlFor={id}>
        Messages from your guests
      </label>
      <textarea
        id={id}
        className={controls.input}
        rows={5}
        value={text}
        placeholder="Paste messages, or drop saved mail (.eml, .mbox), a WhatsApp export (.txt) or a table (.csv) here."
        onChange={({ target }) => setText(target.value)}
      />
      <div className={controls.choices}>
        <Button type="submit" kind="primary" aria-disabled={text.trim() === ''}>
          Read the messages
        </Button>
        <Button onClick={() => input.current?.click()}>Choose files …</Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".eml,.mbox,.mbx,.txt,.csv"
        aria-label="Files with messages"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) void importFiles(files);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      <p role="status" className={styles.result}>
        {result}
      </p>
    </form>
  );
}
