import type { ScheduleEvent } from '../content/model';

export type EventTimeProps = { event: Pick<ScheduleEvent, 'start' | 'end' | 'startText' | 'endText'> };

/** From when to when, each with its day and offset for whatever reads pages by machine. */
export function EventTime({ event: { start, end, startText, endText } }: EventTimeProps) {
  return (
    <>
      <time dateTime={start}>{startText}</time> – <time dateTime={end}>{endText}</time>
    </>
  );
}
