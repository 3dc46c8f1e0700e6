import { useState } from 'react';
import controls from '../desk/controls.module.css';
import type { Place } from '../protocol';
import { useDesk } from '../store';
import { entryAt } from './picture-step';
import { FocusDialog } from './focus-dialog';

/** "Set what stays in view", for a picture or film that is cut; nothing for any other. @param at the line that names it. */
export function FocusButton({ at }: { at: Place }) {
  const [isOpen, setOpen] = useState(false);
  const isCut = useDesk(({ state }) => {
    const entry = state && entryAt(state, at);
    return entry !== null && entry.file !== '' && entry.takes('focus');
  });
  return (
    <>
      {isCut && (
        <button type="button" className={controls.button} onClick={() => setOpen(true)}>
          Set what stays in view
        </button>
      )}
      {isOpen && <FocusDialog at={at} onClose={() => setOpen(false)} />}
    </>
  );
}
