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
        <Day key={day.date} day={day} mapLabel={words.map} />
      ))}
    </section>
  );
}

type DayProps = { day: ScheduleDay; mapLabel: string };

function Day({ day: { date, weekday, dayText, events }, mapLabel }: DayProps) {
  return (
    <section className="day">
      <h2>
        <span>{weekday}</span> <time dateTime={date}>{dayText}</time>
      </h2>
      <div>
        {events.map((event) => (
          <Event key={event.id} event={event} mapLabel={mapLabel} />
        ))}
      </div>
    </section>
  );
}

function Event({ event, mapLabel }: { event: ScheduleEvent; mapLabel: string }) {
  const headingId = `day-${event.id}`;
  return (
    <article>
      <p className="day-time">
        <EventTime event={event} /> {event.zone}
      </p>
      {event.night && <p>{event.night}</p>}
      <h3 id={headingId}>{event.title}</h3>
      <p>{event.place}</p>
      <p className="day-address">
        {event.address}{' '}
        <ExternalLink href={event.mapUrl} describedBy={headingId}>
          {mapLabel}
        </ExternalLink>
      </p>
      {event.attire && <p className="day-attire">{event.attire}</p>}
    </article>
  );
}
