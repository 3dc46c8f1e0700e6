import type { ScheduleContent, ScheduleDay, ScheduleEvent } from '../model/content';
import { EventTime } from '../components/event-time';
import { ExternalLink } from '../components/external-link';
import { RichText } from '../components/rich-text';

export type DayFactsProps = { schedule: ScheduleContent; title: string };

/** What happens when and where, for the printed home page and guests without JavaScript. Its styles: day-facts.css. */
export function DayFacts({ schedule: { intro, days, words }, title }: DayFactsProps) {
  return (
    <section id="day" className="day-facts" aria-label={title}>
      {intro && <RichText text={intro} className="day-intro" />}
      {days.map((day) => (
        <Day key={day.date} day={day} map={words.map} />
      ))}
    </section>
  );
}

function Day({ day: { date, weekday, dayText, events }, map }: { day: ScheduleDay; map: string }) {
  return (
    <section className="day">
      <h2>
        <span>{weekday}</span> <time dateTime={date}>{dayText}</time>
      </h2>
      <div>
        {events.map((event) => (
          <Event key={event.id} event={event} map={map} />
        ))}
      </div>
    </section>
  );
}

function Event({ event, map }: { event: ScheduleEvent; map: string }) {
  const heading = `day-${event.id}`;
  return (
    <article>
      <p className="day-time">
        <EventTime event={event} /> {event.zone}
      </p>
      {event.night && <p>{event.night}</p>}
      <h3 id={heading}>{event.title}</h3>
      <p>{event.place}</p>
      <p className="day-address">
        {event.address}{' '}
        <ExternalLink href={event.mapUrl} describedBy={heading}>
          {map}
        </ExternalLink>
      </p>
      {event.attire && <p className="day-attire">{event.attire}</p>}
    </article>
  );
}
