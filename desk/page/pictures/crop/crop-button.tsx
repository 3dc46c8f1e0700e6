import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import type { Place } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { entryAt } from '../picture-entry';
import { CropForm } from './crop-form';
import styles from './crop-dialog.module.css';

/**
 * The “Crop and rotate…” button, for pictures and films that the site crops. Its dialog rotates, enlarges and crops, next
 * to previews of what the site shows. @param at the line that names the file
 */
export function CropButton({ at }: { at: Place }) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useDesk((desk) => desk.state);
  if (!state) return null;
  const entry = entryAt(state, at);
  return (
    <>
      {entry.file !== '' && entry.takes('focus') && <Button onClick={() => setOpen(true)}>Crop and rotate…</Button>}
      {isOpen && (
        <Modal dialog={dialog} titleId="crop-title" className={styles.dialog} onClose={() => setOpen(false)}>
          <CropForm entry={entry} close={() => dialog.current?.close()} />
        </Modal>
      )}
    </>
  );
}
