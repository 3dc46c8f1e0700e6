import { useState } from 'react';
import { Button } from '../../ui/button';
import type { Place } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { entryAt } from '../picture-entry';
import { CropDialog } from './crop-dialog';

/** The “Crop and rotate…” button, for pictures and films that the site crops. @param at the line that names the file */
export function CropButton({ at }: { at: Place }) {
  const [isOpen, setOpen] = useState(false);
  const canCrop = useDesk(({ state }) => {
    const entry = state && entryAt(state, at);
    return entry !== null && entry.file !== '' && entry.takes('focus');
  });
  return (
    <>
      {canCrop && <Button onClick={() => setOpen(true)}>Crop and rotate…</Button>}
      {isOpen && <CropDialog at={at} onClose={() => setOpen(false)} />}
    </>
  );
}
