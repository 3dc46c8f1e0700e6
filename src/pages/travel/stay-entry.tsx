import { useId } from 'react';
import { ExternalLinks } from '../../components/external-link';
import { RichText } from '../../components/rich-text';
import type { Stay } from '../../model/content';
import styles from './stay-entry.module.css';

export type StayEntryProps = { stay: Stay };

/** A place to stay. */
export function StayEntry({ stay }: StayEntryProps) {
  const headingId = useId();
  return (
    <article className={styles.stay} aria-labelledby={headingId}>
      <h3 id={headingId}>{stay.name}</h3>
      {stay.rate && <p className={styles.rate}>{stay.rate}</p>}
      {stay.address && <p className={styles.address}>{stay.address}</p>}
      <div className={styles.text}>
        <RichText text={stay.text} />
      </div>
      {stay.links.length > 0 && (
        <ExternalLinks className={styles.links} linkClass={styles.link} links={stay.links} describedBy={headingId} />
      )}
    </article>
  );
}
