import { useId } from 'react';
import { MAX_ZOOM } from '../../../../src/model/pictures/crop';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import { Sign } from '../../ui/icons';
import styles from './crop-controls.module.css';

type Screens = {
  /** Whether the crop for phones is being edited. */
  isPhone: boolean;
  /** Whether phones have a crop of their own, so that the other crop is not for them. */
  hasPhoneCrop: boolean;
  /** Chooses the crop to edit. */
  onPhone: (isPhone: boolean) => void;
};

type CropControlsProps = {
  zoom: number;
  onZoom: (zoom: number) => void;
  onRotate: () => void;
  /** Only for a cover, which can have another crop for phones. */
  screens?: Screens;
};

/** Rotation, zoom and, for a cover, which screens the crop is for. */
export function CropControls({ zoom, onZoom, onRotate, screens }: CropControlsProps) {
  const id = useId();
  return (
    <div className={styles.controls}>
      <Button onClick={onRotate}>
        <Sign name="rotate" /> Rotate
      </Button>
      <label className={styles.zoom}>
        <span className={controls.label}>Zoom</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${zoom} times`}
          onChange={({ target }) => onZoom(Number(target.value))}
        />
        <output className={controls.hint}>{zoom} ×</output>
      </label>
      {screens && (
        <fieldset className={styles.screens}>
          <legend className={controls.label}>Crop for</legend>
          {[false, true].map((phone) => (
            <label key={String(phone)}>
              <input
                type="radio"
                name={id}
                checked={phone === screens.isPhone}
                onChange={() => screens.onPhone(phone)}
              />
              {phone ? 'Only phones' : screens.hasPhoneCrop ? 'Other screens' : 'All screens'}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
