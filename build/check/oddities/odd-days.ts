import { daysBetween } from '../../../src/model/dates/dates.ts';
import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Warn } from './warn.ts';

/** The most days between the wedding and one of its events. */
const MOST_DAYS_APART = 10;
/** The most days the countdown may end before the wedding. */
const COUNTDOWN_DAYS = 14;
/** The most days a usual deadline for replies is before the wedding. */
const DEADLINE_DAYS = 120;
/** More days than this are described in years. */
const MOST_IN_DAYS = 500;

/** Reports a wedding in the past. */
export function checkPast({ wedding: { date } }: Written['site'], today: string, warn: Warn): Mistake[] {
  return date < today ? [warn(`The wedding is in the past: ${date}. Check the year.`, ['wedding', 'date'])] : [];
}

/** Reports a countdown that ends long before the wedding. */
export function checkCountdown({ wedding: { date, countdownTo } }: Written['site'], warn: Warn): Mistake[] {
  const days = daysBetween(countdownTo, date);
  if (days <= COUNTDOWN_DAYS) return [];
  const message = `The countdown ends on ${countdownTo}, ${describeDays(days)} before the wedding (${date}). Use the wedding day, or the day of your first event.`;
  return [warn(message, ['wedding', 'countdownTo'])];
}

/** Reports a deadline for replies that has passed unusually early, as after the wedding was postponed. */
export function checkDeadline(
  { deadline }: FileContent['reply'],
  weddingDate: string,
  today: string,
  warn: Warn,
): Mistake[] {
  if (deadline === undefined || deadline >= today) return [];
  const days = daysBetween(deadline, weddingDate);
  if (days <= DEADLINE_DAYS) return [];
  const message = `Guests can no longer answer: the last day was ${deadline}, ${describeDays(days)} before the wedding (${weddingDate}). If the wedding has moved, move "deadline", too.`;
  return [warn(message, ['deadline'])];
}

/** Reports all events that are many days from the wedding in one message. */
export function checkEventDays({ events }: FileContent['schedule'], weddingDate: string, warn: Warn): Mistake[] {
  const [first, ...more] = events
    .map((event, index) => ({ ...event, index, days: daysBetween(event.date, weddingDate) }))
    .filter(({ days }) => Math.abs(days) > MOST_DAYS_APART);
  if (!first) return [];
  const others = more.length === 1 ? 'Another event is' : `${more.length} other events are`;
  const rest = more.length > 0 ? ` ${others} also far from it.` : '';
  const message = `"${first.title}" is on ${first.date}, ${describeDays(Math.abs(first.days))} ${first.days > 0 ? 'before' : 'after'} the wedding (${weddingDate}).${rest} Check the dates.`;
  return [warn(message, ['events', first.index, 'date'])];
}

/** `12 days` or `about 4 years` */
function describeDays(days: number): string {
  const years = Math.round(days / 365.25);
  return days > MOST_IN_DAYS ? `about ${years} year${years === 1 ? '' : 's'}` : `${days} days`;
}
