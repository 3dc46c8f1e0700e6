import { useId, useRef, useState } from 'react';
import type { FoundReplies } from '../../protocol';
import { sendMessages } from '../state/clients/reply-client';
import { NO_ANSWER } from '../state/clients/request';
import controls from '../ui/controls.module.css';
import styles from './replies-panel.module.css';

/** Imports messages that are pasted, dropped or chosen as files. */
export function TakeMessages({ onTaken }: { onTaken: () => Promise<void> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [result, setResult] = useState('');
  /** @param pasted the field’s text if it is among the files; once read, it is cleared */
  const take = async (files: readonly File[], pasted?: string) => {
    setResult('Reading …');
    try {
      const found = await Promise.all(files.map(sendMessages));
      setResult(describe(found));
      setText((now) => (now === pasted ? '' : now));
      await onTaken();
    } catch {
      setResult(`${NO_ANSWER}, then try again.`);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button chooses files, too
    <form
      className={controls.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void take([new File([text], 'pasted.txt')], text);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        void take(files);
      }}
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
        <button type="submit" className={controls.primary} aria-disabled={text.trim() === ''}>
          Read the messages
        </button>
        <button type="button" className={controls.button} onClick={() => input.current?.click()}>
          Choose files …
        </button>
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
          if (files.length > 0) void take(files);
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

/** Sentences about what was found in all files. */
function describe(results: readonly FoundReplies[]): string {
  const sum = (of: keyof FoundReplies) => results.reduce((total, result) => total + result[of], 0);
  const [found, fresh, damaged, locked] = [sum('found'), sum('fresh'), sum('damaged'), sum('locked')];
  const known = found - fresh;
  const noKey = 'sealed for a key that is not in this folder.';
  const there = 'on the computer that published the site at the time';
  const parts = [
    fresh > 0 && `${fresh === 1 ? '1 new answer' : `${fresh} new answers`}.`,
    known > 0 && `${known === 1 ? '1 answer' : `${known} answers`} you already had.`,
    damaged > 0 &&
      `${damaged === 1 ? '1 code is' : `${damaged} codes are`} damaged: ask for the message again, or copy all of it.`,
    locked === 1 &&
      `1 answer is ${noKey} Paste it ${there}, or ask the guest to answer again on the site as it is now.`,
    locked > 1 &&
      `${locked} answers are ${noKey} Paste them ${there}, or ask the guests to answer again on the site as it is now.`,
  ].filter(Boolean);
  return parts.length > 0
    ? parts.join(' ')
    : 'No answer was found. Paste at least the last line of the message, with its brackets.';
}
