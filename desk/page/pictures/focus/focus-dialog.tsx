import { useRef } from 'react';
import type { Place } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { entryAt } from '../picture-entry';
import { FocusForm } from './focus-form';
import { Modal } from '../../ui/modal';
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
  const entry = state && entryAt(state, at);
  return (
    <Modal dialog={dialog} title="focus-title" className={styles.dialog} onClose={onClose}>
      {entry && <FocusForm entry={entry} close={() => dialog.current?.close()} />}
    </Modal>
  );
}
