import type { Value } from '../../../protocol';
import controls from '../../ui/controls.module.css';
import { useFile } from '../file-context';
import styles from '../forms.module.css';

/** A value that only a text editor can change, such as a drawn line. */
export function ReadOnlyValue({ name, value }: { name: string; value: Value }) {
  const { file } = useFile();
  const numbers = Array.isArray(value) && value.every((one) => typeof one === 'number') ? value.join(', ') : null;
  const count = Array.isArray(value) ? `${value.length}` : 'Some';
  return (
    <div className={controls.field}>
      <span className={controls.label}>{name}</span>
      <p className={styles.readOnly}>{numbers ?? `${count}, drawn in ${file}. Change them there.`}</p>
    </div>
  );
}
