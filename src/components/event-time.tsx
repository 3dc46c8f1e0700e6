import type { ScheduleEvent } from '../model/content';

export type EventTimeProps = { event: Pick<ScheduleEvent, 'start' | 'end' | 'startText' | 'endText'> };

/** An event's start and end, each with a machine-readable date and offset. */
export function EventTime({ event: { start, end, startText, endText } }: EventTimeProps) {
  return (
    <>
      <time dateTime={start}>{startText}</time> – <time dateTime={end}>{endText}</time>
    </>
  );
}
