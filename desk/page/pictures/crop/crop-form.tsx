import { useState } from 'react';
import { stateNow } from '../../state/desk-store';
import { useUnsavedWork } from '../../state/unsaved-work';
import { Trouble } from '../../trouble/trouble';
import type { Refusal } from '../../../protocol';
import { save } from '../../state/saving';
import { thumbnailOf } from '../../state/clients/media-client';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import layout from '../../ui/layout.module.css';
import { ownerOf, type PictureEntry } from '../picture-entry';
import { cropChanges, readCrops, turnRight, UNCROPPED, type Crop } from './crop';
import { CropControls } from './crop-controls';
import { FocusPoint } from './focus-point';
import { RoomFrame, RoomPreview } from './room-views';
import { cutOf } from './visible-part';
import { roomsOf, type Room } from './rooms';
import styles from './crop-dialog.module.css';

/** Longer side of the preview, in pixels. */
const PICTURE_PX = 1280;

/** From this share of its area, a picture counts as shown whole: a few cropped pixels do not matter. */
const WHOLE_SHARE = 0.985;

/** The dialog’s form; everything it changes is one step. */
export function CropForm({ entry, close }: { entry: PictureEntry; close: () => void }) {
  const { file, lines } = entry;
  /** The lines when the dialog opened; another window may change them meanwhile. */
  const [shown] = useState(lines);
  const [crops, setCrops] = useState(() => readCrops(shown));
  /** Whether the crop for phones is being edited. */
  const [isPhone, setPhone] = useState(false);
  /** The picture’s ratio of width to height; null until it has loaded. */
  const [ratio, setRatio] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const start = typeof lines.start === 'string' ? lines.start : '0:00';
  const address = thumbnailOf(file, { size: PICTURE_PX, start, ...(crops.rotate > 0 && { rotate: crops.rotate }) });
  const cropOf = (room: Room) => (room.isPhone ? crops.phone : null) ?? crops.main;
  const rooms = roomsOf(entry.at);
  const outlined = isPhone ? rooms.filter((room) => room.isPhone) : rooms;
  const crop = isPhone ? (crops.phone ?? crops.main) : crops.main;
  const setCrop = (next: Partial<Crop>) =>
    setCrops((now) =>
      isPhone ? { ...now, phone: { ...(now.phone ?? now.main), ...next } } : { ...now, main: { ...now.main, ...next } },
    );
  const isWhole =
    ratio !== null &&
    rooms.every((room) => {
      const { width, height } = cutOf(ratio, room.ratio, cropOf(room).focus, cropOf(room).zoom);
      return width * height > WHOLE_SHARE;
    });

  const changes = cropChanges({ ...entry, lines: shown }, crops);
  const isChanged = changes.length > 0;
  useUnsavedWork(isChanged);
  const saveCrops = async (toSave = changes) => {
    if (!isChanged) return close();
    if (isSaving) return;
    setSaving(true);
    const answer = await save({ label: `what is shown of ${ownerOf(entry, stateNow().facts)}`, changes: toSave });
    if (answer.status === 'done') return close();
    setSaving(false);
    setTrouble(answer);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void saveCrops();
      }}
    >
      <header className={styles.head}>
        <h2 className={layout.heading} id="crop-title">
          What guests see of this picture
        </h2>
        <p className={controls.hint} role="status">
          {isSaving && entry.at.path.at(-1) === 'video' && 'The film is converted again, which takes a moment.'}
        </p>
        <p className={controls.hint} id="focus-hint">
          {isWhole
            ? 'The site shows the whole picture: nothing is cropped.'
            : 'Drag the point to what must stay in view, or use the arrow keys (Shift moves further). The site crops what is outside the frame.'}
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
            outlined.map((room) => (
              <RoomFrame
                key={room.label}
                room={room}
                ratio={ratio}
                crop={cropOf(room)}
                isOnly={outlined.length === 1}
              />
            ))}
          <FocusPoint focus={crop.focus} setFocus={(focus) => setCrop({ focus })} onSave={() => void saveCrops()} />
        </div>
      </div>
      <ul className={styles.rooms} role="list" aria-hidden="true">
        {rooms.map((room) => (
          <RoomPreview key={room.label} room={room} address={address} crop={cropOf(room)} />
        ))}
      </ul>
      <CropControls
        zoom={crop.zoom}
        onZoom={(zoom) => setCrop({ zoom })}
        onTurn={() => setCrops(turnRight)}
        {...(entry.takes('phone') && { isPhone, hasPhoneCrop: crops.phone !== null, onPhone: setPhone })}
      />
      {trouble && (
        <Trouble answer={trouble} onTheirs={close} onMine={() => void saveCrops(cropChanges(entry, crops, shown))} />
      )}
      <footer className={styles.foot}>
        <Button onClick={() => setCrops((now) => (isPhone ? { ...now, phone: null } : UNCROPPED))}>
          {isPhone ? 'Same as on other screens' : 'Start over'}
        </Button>
        <Button onClick={close}>Cancel</Button>
        <button type="submit" className={controls.primary} aria-disabled={isSaving}>
          {isSaving ? 'Saving …' : 'Save'}
        </button>
      </footer>
    </form>
  );
}
