import { travel } from 'virtual:content/travel';
import { PageTemplate } from '../../components/page-template';
import { RichText } from '../../components/rich-text';
import { CoastMap } from './coast-map';
import { TALL, WIDE } from './map-layout';
import { MapLegend } from './map-legend';
import { StayEntry } from './stay-entry';
import styles from './travel-page.module.css';

/** How to get to Gloucester, and where to sleep. */
export default function TravelPage() {
  return (
    <PageTemplate id="travel">
      <RichText text={travel.intro} className={styles.intro} />
      <figure className={styles.figure}>
        <CoastMap layout={WIDE} words={travel.map} className={styles.wide} />
        <CoastMap layout={TALL} words={travel.map} className={styles.tall} />
        <MapLegend words={travel.map.legend} />
      </figure>
      <section className={styles.section} aria-labelledby="arriving">
        <h2 id="arriving">{travel.arriving.title}</h2>
        <ul role="list" className={styles.ways}>
          {travel.arriving.items.map((item) => (
            <li key={item.title} className={styles.way}>
              <h3>{item.title}</h3>
              <RichText text={item.text} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="stays">
        <h2 id="stays">{travel.stays.title}</h2>
        <div>
          {travel.stays.items.map((stay) => (
            <StayEntry key={stay.name} stay={stay} />
          ))}
        </div>
      </section>
    </PageTemplate>
  );
}
