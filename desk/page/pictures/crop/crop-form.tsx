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
import { cropChanges, cropOn, readCrops, rotateRight, UNCROPPED, type Crop } from './crop';
import { CropControls } from './crop-controls';
import { FocusPoint } from './focus-point';
import { SlotOutline, SlotPreview } from './slot-views';
import { visiblePart } from './visible-part';
import { slotsOf, type Slot } from './slots';
import styles from './crop-dialog.module.css';

/** Longer side of the picture in the dialog, in image pixels. */
const PICTURE_PX = 1280;

/** A picture counts as whole if each slot shows more than this share of it: a few cropped pixels do not matter. */
const WHOLE_SHARE = 0.985;

/** The dialog’s form. It saves all its changes as one step. */
export function CropForm({ entry, close }: { entry: PictureEntry; close: () => void }) {
  const { file, lines } = entry;
  /** The lines when the dialog opened; another window may change them meanwhile. */
  const [initialLines] = useState(lines);
  const [crops, setCrops] = useState(() => readCrops(initialLines));
  /** Whether the crop for phones is being edited. */
  const [isPhone, setPhone] = useState(false);
  /** The picture’s ratio of width to height; null until it has loaded. */
  const [ratio, setRatio] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Where a film starts. A photo has no such line, and its thumbnail ignores this. */
  const start = typeof lines.start === 'string' ? lines.start : '0:00';
  const address = thumbnailOf(file, { size: PICTURE_PX, start, ...(crops.rotate > 0 && { rotate: crops.rotate }) });
  const cropIn = (slot: Slot) => cropOn(crops, slot.isPhone);
  const slots = slotsOf(entry.at);
  const outlinedSlots = isPhone ? slots.filter((slot) => slot.isPhone) : slots;
  const crop = cropOn(crops, isPhone);
  const setCrop = (part: Partial<Crop>) =>
    setCrops((last) => {
      const changed = { ...cropOn(last, isPhone), ...part };
      return isPhone ? { ...last, phone: changed } : { ...last, main: changed };
    });
  const isWhole =
    ratio !== null &&
    slots.every((slot) => {
      const { focus, zoom } = cropIn(slot);
      const { width, height } = visiblePart(ratio, slot.ratio, focus, zoom);
      return width * height > WHOLE_SHARE;
    });

  const changes = cropChanges({ ...entry, lines: initialLines }, crops);
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
            outlinedSlots.map((slot) => (
              <SlotOutline
                key={slot.label}
                slot={slot}
                ratio={ratio}
                crop={cropIn(slot)}
                isOnly={outlinedSlots.length === 1}
              />
            ))}
          <FocusPoint focus={crop.focus} setFocus={(focus) => setCrop({ focus })} onSave={() => void saveCrops()} />
        </div>
      </div>
      <ul className={styles.slots} role="list" aria-hidden="true">
        {slots.map((slot) => (
          <SlotPreview key={slot.label} slot={slot} address={address} crop={cropIn(slot)} />
        ))}
      </ul>
      <CropControls
        zoom={crop.zoom}
        onZoom={(zoom) => setCrop({ zoom })}
        onRotate={() => setCrops(rotateRight)}
        {...(entry.takes('phone') && { screens: { isPhone, hasPhoneCrop: crops.phone !== null, onPhone: setPhone } })}
      />
      {trouble && (
        <Trouble
          answer={trouble}
          onTheirs={close}
          // These changes expect what the file has now, so they overwrite it.
          onMine={() => void saveCrops(cropChanges(entry, crops, initialLines))}
        />
      )}
      <footer className={styles.foot}>
        <Button onClick={() => setCrops((last) => (isPhone ? { ...last, phone: null } : UNCROPPED))}>
          {isPhone ? 'Same as on other screens' : 'Start over'}
        </Button>
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" kind="primary" aria-disabled={isSaving}>
          {isSaving ? 'Saving …' : 'Save'}
        </Button>
      </footer>
    </form>
  );
}
