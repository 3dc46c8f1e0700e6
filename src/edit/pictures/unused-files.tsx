import { useRef, useState } from 'react';
import controls from '../desk/controls.module.css';
import { Trouble } from '../desk/trouble';
import type { Answer, MediaState } from '../protocol';
import { refreshIfThere, useDesk } from '../store';
import { removeMedia, thumbnailOf } from '../talk';
import styles from './unused-files.module.css';

/** Files in the media folder that nothing shows any more, each with a way out of it. */
export function UnusedFiles() {
  const media = useDesk((desk) => desk.state?.media);
  const section = useRef<HTMLElement>(null);
  const [trouble, setTrouble] = useState<Exclude<Answer, { status: 'done' }> | null>(null);
  /** Names that the machine has not confirmed yet. */
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const unused = (media ?? []).filter(({ name, isUsed }) => !isUsed && !leaving.includes(name));

  const takeOut = async (files: readonly MediaState[]) => {
    const names = files.map(({ name }) => name);
    setLeaving(names);
    // The button that was pressed is not there any more.
    section.current?.focus();
    const answer = await removeMedia(names);
    setTrouble(answer.status === 'done' ? null : answer);
    if (answer.status !== 'done') return setLeaving([]);
    // Undo is named by what is known then.
    await refreshIfThere();
    const what = files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`;
    useDesk.setState({
      said: `Taken out of the folder: ${what}. Undo brings ${files.length === 1 ? 'it' : 'them'} back.`,
    });
    setLeaving([]);
  };

  return (
    <section ref={section} tabIndex={-1} className={styles.unused} aria-labelledby="unused-title">
      <h2 id="unused-title">Files that nothing shows</h2>
      <p className={controls.hint}>
        {unused.length === 0
          ? 'There are none: every photo and film in your media folder is on the site.'
          : 'They lie in your media folder, and are not on your site. Undo brings back what you take out.'}
      </p>
      {trouble && <Trouble answer={trouble} />}
      {unused.length > 0 && (
        <ul role="list" className={styles.files}>
          {unused.map((file) => (
            <UnusedFile key={file.name} file={file} onTakeOut={() => void takeOut([file])} />
          ))}
        </ul>
      )}
      {unused.length > 1 && (
        <button type="button" className={controls.button} onClick={() => void takeOut(unused)}>
          Take all {unused.length} out of the folder
        </button>
      )}
    </section>
  );
}

function UnusedFile({ file, onTakeOut }: { file: MediaState; onTakeOut: () => void }) {
  return (
    <li className={styles.file}>
      <img src={thumbnailOf(file.name)} alt="" loading="lazy" />
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={controls.hint}>
          {file.kind === 'video' ? 'Film' : 'Photo'}, {sizeOf(file)}
        </p>
      </div>
      <button
        type="button"
        className={controls.button}
        aria-label={`Take out of the folder: ${file.name}`}
        onClick={onTakeOut}
      >
        Take out
      </button>
    </li>
  );
}

function sizeOf({ bytes }: MediaState): string {
  return bytes < 1e6 ? `${Math.max(Math.round(bytes / 1000), 1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
