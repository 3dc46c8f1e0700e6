import { textOf } from '../../../model/values';
import type { Value } from '../../../protocol';
import controls from '../../ui/controls.module.css';
import { useFile } from '../file-context';
import styles from '../forms.module.css';

/** A value of the map that only a text editor can change, such as a drawn line. */
export function ReadOnlyValue({ name, value }: { name: string; value: Value }) {
  const { file } = useFile();
  return (
    <div className={controls.field}>
      <span className={controls.label}>{name}</span>
      <p className={styles.readOnly}>
        {isPoint(value) ? [value].flat().map(textOf).join(', ') : describeDrawn(value, file)}
      </p>
    </div>
  );
}

/** Whether a value is one point: a list of numbers, or a text with map coordinates or the name of a stop. */
function isPoint(value: Value): boolean {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number'))
  );
}

/** A note on how many points or lines a list has, and where to edit them; for other values, only where. */
function describeDrawn(value: Value, file: string): string {
  if (!Array.isArray(value)) return `Edit it in ${file}.`;
  const noun = value.every(isPoint) ? 'point' : 'line';
  return value.length === 1
    ? `1 ${noun}, drawn in ${file}. Edit it there.`
    : `${value.length} ${noun}s, drawn in ${file}. Edit them there.`;
}
