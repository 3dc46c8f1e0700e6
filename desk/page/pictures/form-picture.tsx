import { useRef, useState } from 'react';
import controls from '../ui/controls.module.css';
import { useFileDrop } from '../ui/use-file-drop';
import type { Place } from '../../protocol';
import { Trouble } from '../trouble/trouble';
import { useDesk } from '../state/desk-store';
import {
  hasOldDescription,
  importPicture,
  putPicture,
  importingState,
  takeFirst,
  warnIfBusy,
  type Work,
} from './change-picture';
import { ChooseFile } from './choose-file';
import { CropButton } from './crop/crop-button';
import styles from './form-picture.module.css';

/** Below a picture’s line in a form: buttons to choose another file and to crop it. A file can also be dropped here. */
export function FormPicture({ at, label = 'Choose a file…' }: { at: Place; label?: string }) {
  const [work, setWork] = useState<Work | null>(null);
  const dropTarget = useRef<HTMLDivElement>(null);
  const isImporting = work?.status === 'importing';
  const isDescriptionOld = useDesk(({ state }) => state !== null && hasOldDescription(state, at, work));

  const importFile = async (file: File) => {
    if (warnIfBusy(work)) return;
    setWork(importingState(file));
    setWork(await importPicture(at, file, () => dropTarget.current !== null));
  };
  const { isOver, handlers } = useFileDrop(({ files }) => {
    const file = takeFirst(files);
    if (file) void importFile(file);
  });
  return (
    <div ref={dropTarget} className={styles.dropTarget} data-over={isOver || undefined} {...handlers}>
      <div className={controls.choices}>
        <ChooseFile at={at} isBusy={isImporting} onFile={importFile}>
          {label}
        </ChooseFile>
        <CropButton at={at} />
      </div>
      <p className={controls.hint} role="status">
        {isImporting && `Importing ${work.name} … ${work.note}`}
        {work?.status === 'describe' &&
          isDescriptionOld &&
          `Picture replaced. Its description for screen readers was written for the old one: “${work.text}”`}
      </p>
      {work?.status === 'trouble' && (
        <Trouble
          answer={work.answer}
          onTheirs={() => setWork(null)}
          onMine={async () => {
            if (work.imported) setWork(await putPicture(at, work.imported));
          }}
        />
      )}
    </div>
  );
}
