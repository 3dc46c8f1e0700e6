import { useState, type DragEvent } from 'react';
import controls from '../ui/controls.module.css';
import { Trouble } from '../trouble/trouble';
import type { PictureSlot } from '../forms/field';
import type { Answer, Taken } from '../../protocol';
import { descriptionAt, putPicture, importFor } from './change-picture';
import { ChooseFile } from './choose-file';
import { FocusButton } from './focus/focus-button';
import styles from './form-picture.module.css';

/** The state of an import. */
type Work = {
  /** The file’s name, during the import. */
  importing?: string;
  answer?: Exclude<Answer, { status: 'done' }>;
  /** The imported file, if only the save failed. */
  taken?: Taken;
  /** The alternative text, which still describes the old picture. */
  description?: string;
};

/** Below a picture’s line in a form: choose or drop another file, and set what stays in view. */
export function FormPicture({ at }: PictureSlot) {
  const [work, setWork] = useState<Work>({});
  const [isOver, setOver] = useState(false);

  const put = async (taken: Taken) => {
    const answer = await putPicture(at, taken);
    const description = descriptionAt(at)?.text;
    if (answer.status !== 'done') setWork({ answer, taken });
    else setWork(description === undefined ? {} : { description });
  };
  const importFile = async (file: File) => {
    if (work.importing !== undefined) return;
    setWork({ importing: file.name });
    const taken = await importFor(at, file);
    if (taken.status === 'taken') await put(taken);
    else setWork({ answer: taken });
  };
  const { taken } = work;
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) void importFile(file);
    },
  };
  return (
    <div className={styles.slot} data-over={isOver || undefined} {...handlers}>
      <div className={styles.choices}>
        <ChooseFile at={at} className={controls.button} isBusy={work.importing !== undefined} onFile={importFile}>
          Choose a file…
        </ChooseFile>
        <FocusButton at={at} />
      </div>
      <p className={controls.hint} role="status">
        {work.importing !== undefined && `Importing ${work.importing} …`}
        {work.description !== undefined &&
          `Picture replaced. Its description for screen readers still fits the old one: “${work.description}”`}
      </p>
      {work.answer && (
        <Trouble answer={work.answer} {...(taken && { onTheirs: () => setWork({}), onMine: () => void put(taken) })} />
      )}
    </div>
  );
}
