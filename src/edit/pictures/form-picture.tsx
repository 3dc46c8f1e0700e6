import { useState, type DragEvent } from 'react';
import controls from '../desk/controls.module.css';
import { Trouble } from '../desk/trouble';
import type { PictureSlot } from '../forms/field';
import type { Answer, Taken } from '../protocol';
import { describedBy, putPicture, takeInFor } from './change-picture';
import { ChooseFile } from './choose-file';
import { FocusButton } from './focus-button';
import styles from './form-picture.module.css';

/** How far a file is that was chosen. */
type Work = {
  /** Its name, while it is taken in. */
  taking?: string;
  answer?: Exclude<Answer, { status: 'done' }>;
  /** Is there where only the writing failed. */
  taken?: Taken;
  /** What is still said of the picture before. */
  description?: string;
};

/** Below a picture's line in a form: another file for it, chosen or dropped, and what of it stays in view. */
export function FormPicture({ at }: PictureSlot) {
  const [work, setWork] = useState<Work>({});
  const [isOver, setOver] = useState(false);

  const put = async (taken: Taken) => {
    const answer = await putPicture(at, taken);
    const description = describedBy(at)?.text;
    if (answer.status !== 'done') setWork({ answer, taken });
    else setWork(description === undefined ? {} : { description });
  };
  const bring = async (file: File) => {
    if (work.taking !== undefined) return;
    setWork({ taking: file.name });
    const taken = await takeInFor(at, file);
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
      if (file) void bring(file);
    },
  };
  return (
    <div className={styles.slot} data-over={isOver || undefined} {...handlers}>
      <div className={styles.choices}>
        <ChooseFile at={at} className={controls.button} isBusy={work.taking !== undefined} onFile={bring}>
          Choose a file…
        </ChooseFile>
        <FocusButton at={at} />
      </div>
      <p className={controls.hint} role="status">
        {work.taking !== undefined && `Taking in ${work.taking} …`}
        {work.description !== undefined &&
          `The picture is changed. Guests who cannot see it are still told of the old one: “${work.description}”`}
      </p>
      {work.answer && (
        <Trouble answer={work.answer} {...(taken && { onTheirs: () => setWork({}), onMine: () => void put(taken) })} />
      )}
    </div>
  );
}
