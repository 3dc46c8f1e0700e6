import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { REFERENCE_ATTRIBUTE } from '../../text/read-rich';
import { deleteChip } from './chips';

/**
 * A chip is a reference as the field shows it. A click or key opens its note, which closes when the text has the focus
 * again. Keys also remove chips.
 */
export function useChip(field: RefObject<HTMLElement | null>, onRemoved: () => void) {
  const [chip, setChip] = useState<HTMLElement | null>(null);
  const remove = (element: HTMLElement) => {
    if (field.current) deleteChip(field.current, element);
    onRemoved();
    setChip(null);
  };
  return {
    /** The chip whose note is open, or null. */
    chip,
    /** The name of the chip’s fact; empty if no note is open. */
    reference: chip?.getAttribute(REFERENCE_ATTRIBUTE) ?? '',
    remove,
    close: () => setChip(null),
    handleFocus: ({ target }: FocusEvent) => {
      if (target === field.current) setChip(null);
    },
    handleClick: ({ target }: MouseEvent) => {
      const found = (target as Element).closest<HTMLElement>(`[${REFERENCE_ATTRIBUTE}]`);
      if (found) setChip(found);
    },
    /** Opens the note of the focused chip, or removes the chip. @returns whether it handled the key */
    handleKey: (event: KeyboardEvent): boolean => {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || !target.hasAttribute(REFERENCE_ATTRIBUTE)) return false;
      if (!['Enter', ' ', 'Backspace', 'Delete'].includes(key)) return false;
      event.preventDefault();
      if (key === 'Enter' || key === ' ') setChip(target);
      else remove(target);
      return true;
    },
  };
}
