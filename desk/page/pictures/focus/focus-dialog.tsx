import { useEffect, useRef, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { useUnsavedWork } from '../../state/unsaved-work';
import { Trouble } from '../../trouble/trouble';
import type { Place, Refusal } from '../../../protocol';
import { save } from '../../state/saving';
import { useDesk } from '../../state/desk-store';
import { thumbnailOf } from '../../state/client';
import { siblingOf, entryAt, ownerOf, type PictureEntry } from '../picture-step';
import { MIDDLE, readFocus, writeFocus, type FocusPercent } from '../../../../src/model/focus';
import { FocusPoint } from './focus-point';
import { cutOf, type Cut } from './visible-part';
import { roomsOf, type Room } from './rooms';
import styles from './focus-dialog.module.css';

/** Longer side of the preview, in pixels. */
const PICTURE_PX = 1280;

export type FocusDialogProps = {
  /** The line that names the picture or film. */
  at: Place;
  onClose: () => void;
};

/** Sets the focus point: shows the whole picture and what the site crops it to; drag the point or use the arrow keys. */
export function FocusDialog({ at, onClose }: FocusDialogProps) {
  const state = useDesk((desk) => desk.state);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const entry = state && entryAt(state, at);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="focus-title"
      onClose={onClose}
      // Escape must not also close the form that opened this dialog.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {entry && <FocusForm entry={entry} close={() => dialog.current?.close()} />}
    </dialog>
  );
}

function FocusForm({ entry, close }: { entry: PictureEntry; close: () => void }) {
  const { file, lines } = entry;
  const [focus, setFocus] = useState(() => readFocus(lines.focus));
  const [ratio, setRatio] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const start = typeof lines.start === 'string' ? lines.start : '0:00';
  const address = thumbnailOf(file, { size: PICTURE_PX, start });
  const rooms = roomsOf(entry.at);
  const isWhole = ratio !== null && rooms.every((room) => isUncropped(cutOf(ratio, room.ratio, focus)));

  const [was, value] = [lines.focus ?? null, writeFocus(focus)];
  const isChanged = writeFocus(readFocus(was)) !== value;
  useUnsavedWork(isChanged);
  const saveFocus = async () => {
    if (!isChanged) return close();
    const change = { kind: 'set', at: siblingOf(entry, 'focus'), was, value } as const;
    const answer = await save({ label: `what stays in view of ${ownerOf(entry)}`, changes: [change] });
    if (answer.status === 'done') close();
    else setTrouble(answer);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void saveFocus();
      }}
    >
      <header className={styles.head}>
        <h2 id="focus-title">What must stay in view</h2>
        <p className={controls.hint} id="focus-hint">
          {isWhole
            ? 'The site shows the whole picture: nothing is cropped.'
            : 'Drag the point there, or use the arrow keys (Shift moves further). The site crops what is outside the frame.'}
        </p>
      </header>
      <div className={styles.whole}>
        <div className={styles.picture}>
          <img
            src={address}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
          />
          {ratio !== null &&
            rooms.map((room) => (
              <Frame key={room.label} room={room} ratio={ratio} focus={focus} isOnly={rooms.length === 1} />
            ))}
          <FocusPoint focus={focus} setFocus={setFocus} onSave={() => void saveFocus()} />
        </div>
      </div>
      <ul className={styles.rooms} role="list" aria-hidden="true">
        {rooms.map(({ label, ratio: room, isArch }) => (
          <li key={label}>
            <img
              className={isArch ? styles.arch : styles.seen}
              src={address}
              alt=""
              style={{ aspectRatio: room, objectPosition: `${focus.x}% ${focus.y}%` }}
            />
            <p className={controls.hint}>{label}</p>
          </li>
        ))}
      </ul>
      {trouble && <Trouble answer={trouble} onTheirs={close} onMine={() => void saveFocus()} />}
      <footer className={styles.foot}>
        <button type="button" className={controls.button} onClick={() => setFocus(MIDDLE)}>
          Centre
        </button>
        <button type="button" className={controls.button} onClick={close}>
          Cancel
        </button>
        <button type="submit" className={controls.primary}>
          Save
        </button>
      </footer>
    </form>
  );
}

/** Ignores a crop of a few pixels. */
function isUncropped({ width, height }: Cut): boolean {
  return width * height > 0.985;
}

type FrameProps = {
  room: Room;
  ratio: number;
  focus: FocusPercent;
  /** Darkens the area around the frame. */
  isOnly: boolean;
};

/** The part of the picture the site shows in a room, outlined on it. */
function Frame({ room, ratio, focus, isOnly }: FrameProps) {
  const { left, top, width, height } = cutOf(ratio, room.ratio, focus);
  return (
    <div
      className={isOnly ? styles.cut : styles.outline}
      style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
      data-label={isOnly ? undefined : room.label}
    />
  );
}
