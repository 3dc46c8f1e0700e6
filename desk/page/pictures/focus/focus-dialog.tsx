import { useEffect, useRef } from 'react';
import type { Place } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { entryAt } from '../picture-step';
import { FocusForm } from './focus-form';
import styles from './focus-dialog.module.css';

type FocusDialogProps = {
  /** The line that names the picture or film. */
  at: Place;
  onClose: () => void;
};

/** Turns, enlarges and crops a picture: shows all of it and what the site shows; drag the point or use the arrow keys. */
export function FocusDialog({ at, onClose }: FocusDialogProps) {
  const state = useDesk((desk) => desk.state);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const entry = state && entryAt(state, at);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="focus-title"
      onClose={onClose}
      // Escape must not also close the form that opened this dialog.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {entry && <FocusForm entry={entry} close={() => dialog.current?.close()} />}
    </dialog>
  );
}
