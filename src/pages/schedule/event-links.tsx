import { useId, useState } from 'react';
import { schedule } from 'virtual:content/schedule';
import button from '../../components/button.module.css';
import { ExternalLink, ExternalLinks } from '../../components/external-link';
import type { ScheduleEvent } from '../../model/content';
import styles from './event-links.module.css';

export type EventLinksProps = {
  event: ScheduleEvent;
  /** Id of the event's heading. */
  heading: string;
  className?: string | undefined;
};

/** Links to an event's map and calendar entry, with other maps and calendars behind a disclosure. */
export function EventLinks({ event: { mapUrl, calendarUrl, otherLinks }, heading, className = '' }: EventLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { words } = schedule;
  return (
    <div className={`${styles.links} ${className}`}>
      <ExternalLink className={`${button.button} ${button.filled}`} href={mapUrl} describedBy={heading}>
        {words.map}
      </ExternalLink>
      {calendarUrl && (
        // A file, because iOS refuses data URLs. In an installed site, only a new tab leaves a way back.
        <ExternalLink className={button.button} href={calendarUrl} describedBy={heading}>
          {words.calendar}
        </ExternalLink>
      )}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-describedby={heading}
        onClick={() => setOpen(!isOpen)}
      >
        {words.otherLinks}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <ExternalLinks
        id={listId}
        className={styles.others}
        linkClass={styles.other}
        links={otherLinks}
        describedBy={heading}
        hidden={!isOpen}
      />
    </div>
  );
}
