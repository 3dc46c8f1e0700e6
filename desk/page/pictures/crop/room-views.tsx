import controls from '../../ui/controls.module.css';
import type { Crop } from './crop';
import type { Room } from './rooms';
import { cutOf } from './visible-part';
import styles from './room-views.module.css';

type RoomFrameProps = {
  room: Room;
  /** The picture’s ratio of width to height. */
  ratio: number;
  crop: Crop;
  /** True if no other frame is shown: the picture around this one is then darkened. */
  isOnly: boolean;
};

/** The part of the picture the site shows in a room, outlined on it. */
export function RoomFrame({ room, ratio, crop, isOnly }: RoomFrameProps) {
  const { left, top, width, height } = cutOf(ratio, room.ratio, crop.focus, crop.zoom);
  return (
    <div
      className={isOnly ? styles.cut : styles.outline}
      style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
      data-label={isOnly ? undefined : room.label}
    />
  );
}

/** A room with the picture as guests see it there. */
export function RoomPreview({ room, address, crop }: { room: Room; address: string; crop: Crop }) {
  const focus = `${crop.focus.x}% ${crop.focus.y}%`;
  return (
    <li>
      <span className={room.isArch ? styles.arch : styles.seen} style={{ aspectRatio: room.ratio }}>
        <img src={address} alt="" style={{ objectPosition: focus, transformOrigin: focus, scale: crop.zoom }} />
      </span>
      <p className={controls.hint}>{room.label}</p>
    </li>
  );
}
