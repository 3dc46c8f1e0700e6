import { useRef } from 'react';
import type { Place } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { entryAt } from '../picture-entry';
import { CropForm } from './crop-form';
import { Modal } from '../../ui/modal';
import styles from './crop-dialog.module.css';

type CropDialogProps = {
  /** The line that names the picture or film. */
  at: Place;
  onClose: () => void;
};

/** A dialog that rotates, enlarges and crops a picture, next to previews of what the site shows of it. */
export function CropDialog({ at, onClose }: CropDialogProps) {
  const state = useDesk((desk) => desk.state);
  const dialog = useRef<HTMLDialogElement>(null);
  const entry = state && entryAt(state, at);
  return (
    <Modal dialog={dialog} titleId="crop-title" className={styles.dialog} onClose={onClose}>
      {entry && <CropForm entry={entry} close={() => dialog.current?.close()} />}
    </Modal>
  );
}
