import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import controls from '../desk/controls.module.css';
import { Trouble } from '../desk/trouble';
import type { Answer, Place } from '../protocol';
import { save, useDesk } from '../store';
import { thumbnailOf } from '../talk';
import { beside, entryAt, ownerOf, type PictureEntry } from './picture-step';
import { clampFocus, cutOf, type Cut, MIDDLE, readFocus, writeFocus, type Focus } from './focus';
import { roomsOf, type Room } from './rooms';
import styles from './focus-dialog.module.css';

/** Of the longer side, in pixels. */
const PICTURE_PX = 1280;
/** What an arrow key moves, in per cent; with Shift the more. */
const KEY_STEP = 1;
const KEY_LEAP = 10;

const ARROWS: Record<string, Focus> = {
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

/** The whole picture with what the site shows of it: a point is dragged, or moved by keys, to what must stay in view. */
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
      // What opened it is not to be left with it.
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
  const isWhole = ratio !== null && rooms.every((room) => isAllOf(cutOf(ratio, room.ratio, focus)));

  const keep = async () => {
    const [was, value] = [lines.focus ?? null, writeFocus(focus)];
    if (writeFocus(readFocus(was)) === value) return close();
    const change = { kind: 'set', at: beside(entry, 'focus'), was, value } as const;
    const answer = await save({ label: `what stays in view of ${ownerOf(entry)}`, changes: [change] });
    if (answer.status === 'done') close();
    else setTrouble(answer);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <header className={styles.head}>
        <h2 id="focus-title">What must stay in view</h2>
        <p className={controls.hint} id="focus-hint">
          {isWhole
            ? 'The site shows all of this picture: nothing is cut off.'
            : 'Drag the point to it, or move it with the arrow keys (with Shift further). What lies outside of the frame is cut off.'}
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
              <Frame key={room.label} room={room} ratio={ratio} focus={focus} alone={rooms.length === 1} />
            ))}
          <Point focus={focus} setFocus={setFocus} keep={() => void keep()} />
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
      {trouble && <Trouble answer={trouble} onTheirs={close} onMine={() => void keep()} />}
      <footer className={styles.foot}>
        <button type="button" className={controls.button} onClick={() => setFocus(MIDDLE)}>
          Back to the middle
        </button>
        <span className={styles.space} />
        <button type="button" className={controls.button} onClick={close}>
          Cancel
        </button>
        <button type="submit" className={controls.primary}>
          Keep
        </button>
      </footer>
    </form>
  );
}

/** A few pixels are no cut. */
function isAllOf({ width, height }: Cut): boolean {
  return width * height > 0.985;
}

type PointProps = { focus: Focus; setFocus: (focus: Focus) => void; keep: () => void };

/** The point, and all of the picture as what it is dragged over. */
function Point({ focus, setFocus, keep }: PointProps) {
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus(clampFocus({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }));
  };
  const point = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return keep();
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a slider of two dimensions is one to use */}
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
  focus: Focus;
  /** What lies around it is dark. */
  alone: boolean;
};

/** What the site shows of the picture in a room, drawn on it. */
function Frame({ room, ratio, focus, alone }: FrameProps) {
  const { left, top, width, height } = cutOf(ratio, room.ratio, focus);
  return (
    <div
      className={alone ? styles.cut : styles.outline}
      style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
      data-label={alone ? undefined : room.label}
    />
  );
}
