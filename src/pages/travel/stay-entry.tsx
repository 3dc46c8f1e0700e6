import { Arrow } from '../../components/arrow';
import { ExternalLink } from '../../components/external-link';
import { RichText } from '../../components/rich-text';
import type { Stay } from '../../content/model';
import styles from './stay-entry.module.css';

export type StayEntryProps = { stay: Stay };

/** A place to sleep: what it is, what it costs, where to ask for it. */
export function StayEntry({ stay }: StayEntryProps) {
  return (
    <article className={styles.stay}>
      <h3 className={styles.name}>{stay.name}</h3>
      {stay.rate && <p className={styles.rate}>{stay.rate}</p>}
      <div className={styles.text}>
        <RichText text={stay.text} />
      </div>
      <ul role="list" className={styles.links}>
        {stay.links.map((link) => (
          <li key={link.url}>
            <ExternalLink className={styles.link} href={link.url}>
              {link.label} <Arrow to="out" />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
