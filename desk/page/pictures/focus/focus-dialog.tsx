import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import controls from '../../ui/controls.module.css';
import { useUnsavedWork } from '../../state/unsaved-work';
import { Trouble } from '../../trouble/trouble';
import type { Answer, Place } from '../../../protocol';
import { save } from '../../state/saving';
import { useDesk } from '../../state/desk-store';
import { thumbnailOf } from '../../state/client';
import { siblingOf, entryAt, ownerOf, type PictureEntry } from '../picture-step';
import { clampFocus, MIDDLE, readFocus, writeFocus, type FocusPercent } from '../../../../src/model/focus';
import { cutOf, type Cut } from './visible-part';
import { roomsOf, type Room } from './rooms';
import styles from './focus-dialog.module.css';

/** Longer side of the preview, in pixels. */
const PICTURE_PX = 1280;
/** Per cent an arrow key moves the point, without and with Shift. */
const KEY_STEP = 1;
const KEY_LEAP = 10;

const ARROWS: Record<string, FocusPercent> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

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
  const [trouble, setTrouble] = useState<Exclude<Answer, { status: 'done' }> | null>(null);
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
          <Point focus={focus} setFocus={setFocus} onSave={() => void saveFocus()} />
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
        <span className={styles.space} />
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

type PointProps = { focus: FocusPercent; setFocus: (focus: FocusPercent) => void; onSave: () => void };

/** The focus point; the whole picture is its drag area. */
function Point({ focus, setFocus, onSave }: PointProps) {
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus(clampFocus({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }));
  };
  const point = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return onSave();
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? KEY_LEAP : KEY_STEP;
    setFocus(clampFocus({ x: focus.x + step * arrow.x, y: focus.y + step * arrow.y }));
  };
  return (
    <div
      className={styles.ground}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        point.current?.focus();
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a two-dimensional slider */}
      <div
        ref={point}
        className={styles.point}
        style={{ '--x': `${focus.x}%`, '--y': `${focus.y}%` } as CSSProperties}
        role="slider"
        tabIndex={0}
        aria-label="What must stay in view"
        aria-describedby="focus-hint"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={`${focus.x} % from the left, ${focus.y} % from the top`}
        onKeyDown={onKeyDown}
      />
    </div>
  );
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
