import { useId } from 'react';
import { more } from 'virtual:content/more';
import { ExternalLinks } from '../../components/external-link';
import { PageTemplate } from '../../components/page/page-template';
import { Picture } from '../../components/picture';
import { RichText } from '../../components/rich-text';
import type { MoreContent } from '../../model/content';
import styles from './more-page.module.css';

/** The couple's own page: an introduction, then parts with a picture, words and links. */
export default function MorePage() {
  return (
    <PageTemplate id="more">
      {more.intro && <RichText text={more.intro} className={styles.intro} />}
      {more.parts.length > 0 && (
        <div className={styles.parts}>
          {more.parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the desk gives all new parts the same title
            <Part key={index} part={part} />
          ))}
        </div>
      )}
    </PageTemplate>
  );
}

function Part({ part: { title, text, photo, links } }: { part: MoreContent['parts'][number] }) {
  const headingId = useId();
  return (
    <article className={photo ? styles.pictured : styles.plain} aria-labelledby={headingId}>
      {photo && (
        <div className={styles.print}>
          <Picture photo={photo} sizes="(min-width: 56.25em) 30rem, 100vw" />
        </div>
      )}
      <div className={styles.words}>
        <h2 id={headingId}>{title}</h2>
        {text && (
          <div className={styles.text}>
            <RichText text={text} />
          </div>
        )}
        {links.length > 0 && (
          <ExternalLinks className={styles.links} linkClass={styles.link} links={links} describedBy={headingId} />
        )}
      </div>
    </article>
  );
}
