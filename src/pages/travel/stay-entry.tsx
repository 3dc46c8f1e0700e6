import { useId } from 'react';
import { Arrow } from '../../components/arrow';
import { ExternalLink } from '../../components/external-link';
import { RichText } from '../../components/rich-text';
import type { Stay } from '../../model/content';
import styles from './stay-entry.module.css';

export type StayEntryProps = { stay: Stay };

/** A place to stay. */
export function StayEntry({ stay }: StayEntryProps) {
  const heading = useId();
  return (
    <article className={styles.stay} aria-labelledby={heading}>
      <h3 id={heading}>{stay.name}</h3>
      {stay.rate && <p className={styles.rate}>{stay.rate}</p>}
      {stay.address && <p className={styles.address}>{stay.address}</p>}
      <div className={styles.text}>
        <RichText text={stay.text} />
      </div>
      {stay.links.length > 0 && (
        <ul role="list" className={styles.links}>
          {stay.links.map((link) => (
            <li key={link.url}>
              <ExternalLink className={styles.link} href={link.url} describedBy={heading}>
                {link.label}
                <Arrow to="out" />
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
