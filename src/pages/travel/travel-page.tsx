import { travel } from 'virtual:content/travel';
import { PageTemplate } from '../../components/page/page-template';
import { RichText } from '../../components/rich-text';
import { DrawnMap } from './drawn-map';
import { MapLegend } from './map-legend';
import { StayEntry } from './stay-entry';
import styles from './travel-page.module.css';

const { intro, map, arriving, stays } = travel;

/** How to get to the wedding and where to stay; all but the introduction is optional. */
export default function TravelPage() {
  return (
    <PageTemplate id="travel">
      <RichText text={intro} className={styles.intro} />
      {map && (
        <figure className={styles.figure}>
          <DrawnMap map={map} drawing={map.wide} className={styles.wide} />
          <DrawnMap map={map} drawing={map.tall} className={styles.tall} />
          {map.legend.length > 0 && <MapLegend legend={map.legend} />}
        </figure>
      )}
      {arriving && (
        <section className={styles.section} aria-labelledby="arriving">
          <h2 id="arriving">{arriving.title}</h2>
          <ul role="list" className={styles.ways}>
            {arriving.items.map((item, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the desk gives all new items the same title
              <li key={index} className={styles.way}>
                <h3>{item.title}</h3>
                <RichText text={item.text} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {stays && (
        <section className={styles.section} aria-labelledby="stays">
          <h2 id="stays">{stays.title}</h2>
          <div>
            {stays.items.map((stay, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the desk gives all new stays the same name
              <StayEntry key={index} stay={stay} />
            ))}
          </div>
        </section>
      )}
    </PageTemplate>
  );
}
