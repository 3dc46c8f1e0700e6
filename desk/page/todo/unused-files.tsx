import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { Trouble } from '../trouble/trouble';
import type { MediaState, Refusal } from '../../protocol';
import { useDesk } from '../state/desk-store';
import { thumbnailOf } from '../state/clients/media-client';
import { removeFiles } from '../state/desk-steps';
import styles from './unused-files.module.css';

/** Lists the files in the media folder that the site does not use, with buttons that remove them. */
export function UnusedFiles() {
  const media = useDesk((desk) => desk.state?.media);
  const section = useRef<HTMLElement>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  /** The names of files that the server is removing; the list does not show them. */
  const [removing, setRemoving] = useState<readonly string[]>([]);
  if (!media) return null;
  const unused = media.filter(({ name, isUsed }) => isUsed === false && !removing.includes(name));

  const remove = async (names: readonly string[]) => {
    setRemoving((before) => [...before, ...names]);
    // The pressed button disappears, so the focus moves.
    section.current?.focus();
    const answer = await removeFiles(names);
    setTrouble(answer.status === 'done' ? null : answer);
    setRemoving((before) => before.filter((name) => !names.includes(name)));
  };

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`${layout.section} ${styles.unused}`}
      aria-labelledby="unused-title"
    >
      <h2 className={layout.heading} id="unused-title">
        Unused files
      </h2>
      <p className={controls.hint}>{hintFor(media, unused.length)}</p>
      {trouble && <Trouble answer={trouble} title="Not removed" />}
      {unused.length > 0 && (
        <ul role="list" className={layout.list}>
          {unused.map((file) => (
            <UnusedFile key={file.name} file={file} onRemove={() => void remove([file.name])} />
          ))}
        </ul>
      )}
      {unused.length > 1 && (
        <Button onClick={() => void remove(unused.map(({ name }) => name))}>
          Remove all {unused.length} from the folder
        </Button>
      )}
    </section>
  );
}

function hintFor(media: readonly MediaState[], unusedCount: number): string {
  // `isUsed` is null while the content has a mistake.
  if (media.some(({ isUsed }) => isUsed === null))
    return 'This list is back once nothing in your texts needs correcting.';
  return unusedCount === 0
    ? 'None: the site uses every photo and film in your media folder.'
    : 'These files are in your media folder but not on your site. Undo restores what you remove.';
}

function UnusedFile({ file, onRemove }: { file: MediaState; onRemove: () => void }) {
  return (
    <li className={`${layout.media} ${styles.file}`}>
      <img src={thumbnailOf(file.name)} alt="" loading="lazy" />
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={controls.hint}>
          {file.kind === 'video' ? 'Film' : 'Photo'}, {sizeOf(file)}
        </p>
      </div>
      <Button aria-label={`Remove from the folder: ${file.name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

function sizeOf({ bytes }: MediaState): string {
  return bytes < 1e6 ? `${Math.max(Math.round(bytes / 1000), 1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
