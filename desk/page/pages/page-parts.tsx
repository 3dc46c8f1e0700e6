import { HIDEABLE_PARTS } from '../../../src/model/hidden';
import { nameOfField } from '../../model/names/field-names';
import { valueAt } from '../../model/values';
import { HideSwitch } from './hide-switch';
import styles from './pages-panel.module.css';
import type { PageId } from '../../../src/model/pages';
import type { EditState } from '../../protocol';

/** Switches that hide the optional parts of a page; nothing for a page without such parts. */
export function PageParts({ page, state }: { page: PageId; state: EditState }) {
  const data = state.files[`${page}.yaml`]?.data;
  const parts = (HIDEABLE_PARTS[page] ?? []).filter((part) => valueAt(data, [part]) !== null);
  // The map is a part of the travel page, with a file of its own.
  const hasMap = page === 'travel' && state.files['map.yaml'] !== undefined;
  if (parts.length === 0 && !hasMap) return null;
  return (
    <div className={styles.parts}>
      {hasMap && <HideSwitch name="map" words="The map" />}
      {parts.map((part) => (
        <HideSwitch key={part} name={`${page}.${part}`} words={nameOfField(part)} />
      ))}
    </div>
  );
}
