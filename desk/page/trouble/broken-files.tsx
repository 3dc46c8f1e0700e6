import { visit } from './go-to-finding';
import { labelOfPlace } from '../../model/names/place-names';
import { useDesk } from '../state/desk-store';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import styles from './broken-files.module.css';

/** A card over the site while a file has a mistake: what is wrong, and how to bring the site back. */
export function BrokenFiles() {
  const state = useDesk((desk) => desk.state);
  const [first, ...others] = state?.mistakes ?? [];
  if (!state || !first) return null;
  const { file, line, message, at } = first;
  return (
    <section className={`${controls.trouble} ${styles.card}`} role="alert">
      <h2 className={styles.title}>
        {file}
        {/* Line 1 usually means the whole file, such as a missing one. */}
        {line > 1 && `, line ${line}`}
      </h2>
      <p>{message}</p>
      <p className={controls.hint}>
        The site returns once this is corrected and saved.
        {others.length > 0 && ' “To do” lists the other mistakes.'}
      </p>
      {at && <Button onClick={() => visit(at)}>Go to {labelOfPlace(state, at)}</Button>}
    </section>
  );
}
