import { useId } from 'react';
import { MOST_ZOOM } from '../../../../src/model/pictures/crop';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import { Sign } from '../../ui/icons';
import styles from './crop-controls.module.css';

type CropControlsProps = {
  zoom: number;
  onZoom: (zoom: number) => void;
  onTurn: () => void;
  /** Only for a cover: whether its crop for phones is being edited. */
  isPhone?: boolean;
  /** Only for a cover: whether phones have a crop of their own, so that the other crop is not for them. */
  hasPhoneCrop?: boolean;
  /** Only for a cover: chooses the crop to edit. */
  onPhone?: (isPhone: boolean) => void;
};

/** Rotation, zoom and, for a cover, which screens the crop is for. */
export function CropControls(props: CropControlsProps) {
  const { zoom, onZoom, onTurn, isPhone = false, hasPhoneCrop = false, onPhone } = props;
  const id = useId();
  return (
    <div className={styles.controls}>
      <Button onClick={onTurn}>
        <Sign name="rotate" /> Rotate
      </Button>
      <label className={styles.zoom}>
        <span className={controls.label}>Zoom</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${zoom} times`}
          onChange={({ target }) => onZoom(Number(target.value))}
        />
        <output className={controls.hint}>{zoom} ×</output>
      </label>
      {onPhone && (
        <fieldset className={styles.screens}>
          <legend className={controls.label}>Crop for</legend>
          {[false, true].map((phone) => (
            <label key={String(phone)}>
              <input type="radio" name={id} checked={phone === isPhone} onChange={() => onPhone(phone)} />
              {phone ? 'Only phones' : hasPhoneCrop ? 'Other screens' : 'All screens'}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
