import { schedule } from 'virtual:content/schedule';
import { site } from 'virtual:content/site';
import { EventDrawing } from 'virtual:world/ornaments/event-drawing';
import button from '../../components/button.module.css';
import { EventTime } from '../../components/event-time';
import { ExternalLink } from '../../components/external-link';
import { PageTemplate } from '../../components/page/page-template';
import { RichText } from '../../components/rich-text';
import type { ScheduleDay, ScheduleEvent } from '../../model/content';
import { EventLinks } from './event-links';
import { guestTimeText } from './guest-time';
import { Hanger } from './hanger';
import styles from './schedule-page.module.css';

/** The days with their events, designed like an invitation. */
export default function SchedulePage() {
  return (
    <PageTemplate id="schedule">
      {schedule.intro && <RichText text={schedule.intro} className={styles.intro} />}
      <div className={styles.days}>
        {schedule.days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </div>
      {schedule.calendarUrl && (
        <p className={styles.wholeCalendar}>
          <ExternalLink className={button.button} href={schedule.calendarUrl}>
            {schedule.words.wholeCalendar}
          </ExternalLink>
        </p>
      )}
    </PageTemplate>
  );
}

function Day({ day }: { day: ScheduleDay }) {
  const isWeddingDay = day.date === site.wedding.date;
  return (
    <section className={`${styles.day} ${isWeddingDay ? styles.weddingDay : ''}`} aria-labelledby={day.date}>
      <div>
        <h2 id={day.date} className={styles.date}>
          <span className={styles.weekday}>{day.weekday}</span> <time dateTime={day.date}>{day.dayText}</time>
        </h2>
        {isWeddingDay && <p className={styles.couple}>{site.couple.names}</p>}
      </div>
      <div className={styles.events}>
        {day.events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </div>
    </section>
  );
}

function Event({ event }: { event: ScheduleEvent }) {
  const heading = `event-${event.id}`;
  const guestTime = import.meta.env.SSR ? null : guestTimeText(event, document.documentElement.lang);
  return (
    <article className={`${styles.event} ${event.drawing ? styles.drawn : ''}`} aria-labelledby={heading}>
      {event.drawing && <EventDrawing subject={event.drawing} className={styles.drawing} />}
      <div className={styles.head}>
        <p className={styles.time}>
          <EventTime event={event} />
          <span data-zone={event.zone}>{guestTime && ` ${event.zone}`}</span>
        </p>
        {event.night && <p className={styles.night}>{event.night}</p>}
        {/* On the prerendered page, `before-paint.ts` fills this in, and the zone above. */}
        <p className={styles.guestTime} data-words={schedule.words.guestTime} hidden={!guestTime}>
          {guestTime && schedule.words.guestTime.replace('{time}', guestTime)}
        </p>
        <h3 id={heading} className={styles.name}>
          {event.title}
        </h3>
      </div>
      <div className={styles.facts}>
        <p className={styles.place}>{event.place}</p>
        <p>{event.address}</p>
        {event.attire && (
          <p className={styles.attire}>
            <Hanger className={styles.hanger} />
            {event.attire}
          </p>
        )}
        {event.note && <RichText text={event.note} className={styles.note} />}
      </div>
      <EventLinks event={event} heading={heading} className={styles.links} />
    </article>
  );
}
