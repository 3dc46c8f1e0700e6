import { keyOfPlace } from '../../../model/origins/marks';
import type { Holder } from '../../../model/origins/origins-type';
import { Fold } from '../../ui/fold';
import { isSeen } from '../geometry';
import { useSite } from '../use-site';
import { ListEntry } from './list-entry';
import styles from './words-list.module.css';

/** All texts of the page in the frame, in order, including those that cannot be clicked. */
export function WordsList({ frame }: { frame: HTMLIFrameElement }) {
  const site = useSite(frame);
  const all = site ? uniqueTexts(site.holders) : [];
  return (
    <Fold title="All words on this page" note={`${all.length}, including those for screen readers`}>
      <ol role="list" className={styles.list}>
        {site &&
          all.map((holder) => (
            <li key={keyOf(holder)}>
              <ListEntry site={site} holder={holder} />
            </li>
          ))}
      </ol>
    </Fold>
  );
}

const keyOf = ({ where, place }: Holder) => `${where} ${keyOfPlace(place)}`;

/**
 * Each text once, preferably where it is visible, and without blank texts. Attributes and the browser tab’s title count
 * separately.
 */
function uniqueTexts(holders: readonly Holder[]): Holder[] {
  const found = new Map<string, Holder>();
  for (const holder of holders) {
    const key = keyOf(holder);
    const known = found.get(key);
    if (!known || (holder.where === 'text' && !isSeen(known) && isSeen(holder))) found.set(key, holder);
  }
  return [...found.values()].filter(({ text }) => text.trim() !== '');
}
