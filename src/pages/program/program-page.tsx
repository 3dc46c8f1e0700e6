import { program } from 'virtual:content/program';
import { site } from 'virtual:content/site';
import { Knot } from 'virtual:world/ornaments/knot';
import { PageFrame } from '../../components/page/page-frame';
import { PageTitle } from '../../components/page/page-title';
import { RichText } from '../../components/rich-text';
import styles from './program-page.module.css';

/** The order of the ceremony, designed like the printed card on each chair. */
export default function ProgramPage() {
  return (
    <PageFrame id="program" tone="deep">
      <div className={styles.card}>
        <div className={styles.frame}>
          {program.kicker && <p className={styles.kicker}>{program.kicker}</p>}
          <PageTitle id="program" isCentred />
          <ol role="list" className={styles.items}>
            {program.items.map((item, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- there may be two hymns, and no item has state
              <li key={index} className={styles.item}>
                <h2 className={styles.name}>{item.title}</h2>
                {item.detail && <RichText text={item.detail} className={styles.detail} />}
              </li>
            ))}
          </ol>
          {program.closing && <RichText text={program.closing} className={styles.closing} />}
          <div className={styles.colophon}>
            <Knot className={styles.knot} />
            <p className={styles.couple}>{site.couple.names}</p>
            <time className={styles.kicker} dateTime={site.wedding.date}>
              {site.wedding.dateText}
            </time>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
