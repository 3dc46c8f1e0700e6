import { useEffect, useRef, useState, type RefObject } from 'react';
import { textOf } from '../../../model/values';
import type { forceSave } from '../../state/saving';
import { readRich } from '../../text/read-rich';
import { useWordsDraft } from '../use-words-draft';
import type { WrittenText } from '../written-text';

/** Saves or discards what was typed into an in-place field, and then closes it. */
export function useCommit(
  written: WrittenText,
  field: RefObject<HTMLElement | null>,
  onClose: (by: 'key' | 'away') => void,
) {
  const { draft, latest, type, save, discard } = useWordsDraft(written);
  const trouble = draft?.refusal ?? null;
  const [isSaving, setSaving] = useState(false);
  /** Whether the draft was refused at the last render. Reset by typing and cancelling, which can drop the draft. */
  const wasRefused = useRef(false);
  const isClosed = useRef(false);
  const close = (by: 'key' | 'away') => {
    // A save that ends after Escape must not close the field opened next.
    if (!isClosed.current) onClose(by);
    isClosed.current = true;
  };

  // A refused draft that is gone was saved: a change elsewhere made it valid.
  useEffect(() => {
    if (wasRefused.current && !draft) onClose('away');
    wasRefused.current = trouble !== null;
  }, [draft, trouble, onClose]);

  return {
    trouble,
    /** The text as it is now. */
    text: textOf(draft?.value ?? written.text),
    isSaving,
    noteTyping: () => {
      wasRefused.current = false;
      if (field.current) type(readRich(field.current, { hasFormats: written.isParagraphs }));
    },
    /** Saves and, unless refused, closes. Moving away from a refused draft does neither. @returns whether it closed */
    commit: async (by: 'key' | 'away', write?: typeof forceSave): Promise<boolean> => {
      if (by === 'away' && latest()?.refusal) return false;
      setSaving(latest() !== undefined);
      const isSaved = await save(write);
      setSaving(false);
      if (isSaved) close(by);
      // The pressed button is gone. The couple may also have moved the focus during the save.
      else if (by === 'key' && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
      return isSaved;
    },
    cancel: () => {
      wasRefused.current = false;
      discard();
      close('key');
    },
  };
}
