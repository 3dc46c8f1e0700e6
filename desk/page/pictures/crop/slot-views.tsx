import controls from '../../ui/controls.module.css';
import type { Crop } from './crop';
import type { Slot } from './slots';
import { visiblePart } from './visible-part';
import styles from './slot-views.module.css';

type SlotOutlineProps = {
  slot: Slot;
  /** The picture’s ratio of width to height. */
  ratio: number;
  crop: Crop;
  /** True if no other outline is shown: the picture around this one is then darkened. */
  isOnly: boolean;
};

/** An outline around the part of the whole picture that a slot shows. */
export function SlotOutline({ slot, ratio, crop, isOnly }: SlotOutlineProps) {
  const { left, top, width, height } = visiblePart(ratio, slot.ratio, crop.focus, crop.zoom);
  return (
    <div
      className={isOnly ? styles.only : styles.outline}
      style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
      data-label={isOnly ? undefined : slot.label}
    />
  );
}

/** The picture as guests see it in a slot. Enlarging it around its focus shows the same part as `visiblePart`. */
export function SlotPreview({ slot, address, crop }: { slot: Slot; address: string; crop: Crop }) {
  const focus = `${crop.focus.x}% ${crop.focus.y}%`;
  return (
    <li>
      <span className={slot.isArch ? styles.arch : styles.rectangle} style={{ aspectRatio: slot.ratio }}>
        <img src={address} alt="" style={{ objectPosition: focus, transformOrigin: focus, scale: crop.zoom }} />
      </span>
      <p className={controls.hint}>{slot.label}</p>
    </li>
  );
}
