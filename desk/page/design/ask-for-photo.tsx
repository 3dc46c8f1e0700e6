import { useRef, useState } from 'react';
import type { Refusal } from '../../protocol';
import layout from '../ui/layout.module.css';
import { ChooseFile } from '../pictures/choose-file';
import { importMedia } from '../state/clients/media-client';
import { Trouble } from '../trouble/trouble';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';

/** Where the cover’s photo is written. */
export const COVER_PHOTO = { file: 'site.yaml', path: ['cover', 'photo'] };

type AskForPhotoProps = {
  /** A wide, large photo from the story to offer, or null. */
  suggested: string | null;
  onPhoto: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the photo that the world “Your photo” needs. */
export function AskForPhoto({ suggested, onPhoto, onCancel }: AskForPhotoProps) {
  const [importing, setImporting] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const importPhoto = async (file: File) => {
    setRefusal(null);
    setImporting(file.name);
    const imported = await importMedia(file, 'cover');
    // Meanwhile, the couple may have cancelled or chosen another world.
    if (!group.current) return;
    setImporting(null);
    if (imported.status === 'refused') setRefusal(imported);
    else if (imported.kind === 'video') setRefusal({ status: 'refused', message: 'That is a film. Choose a photo.' });
    else await onPhoto(imported.name);
  };
  return (
    <div ref={group} className={layout.section} role="group" aria-label="Photo for the cover">
      <p>
        Which photo goes on the cover?{' '}
        <span className={controls.hint}>Wide is best, and at least 1,000 pixels each way.</span>
      </p>
      <div className={controls.choices}>
        {suggested !== null && (
          <Button onClick={() => void onPhoto(suggested)}>Use “{suggested}” from Our Story</Button>
        )}
        <ChooseFile at={COVER_PHOTO} isBusy={importing !== null} onFile={importPhoto}>
          Choose a photo…
        </ChooseFile>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <p className={controls.hint} role="status">
        {importing !== null && `Importing ${importing} …`}
      </p>
      {refusal && <Trouble answer={refusal} />}
    </div>
  );
}
