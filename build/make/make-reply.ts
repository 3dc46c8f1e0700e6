import type { ReplyContent } from '../../src/model/content.ts';
import { addDays, longDate, shortDate, weekday } from '../../src/model/dates/dates.ts';
import type { FileContent, Written } from '../../src/model/schema/schema.ts';
import { findSiteKey } from '../emit/private/site-key.ts';
import type { Project } from '../read/project.ts';
import { richOrNull } from './rich-text.ts';

type WrittenReply = FileContent['reply'];
type Schedule = Written['schedule'];

/** What guests can answer, and how the answer reaches the couple. */
export async function makeReply(own: WrittenReply, project: Project, all: Written): Promise<ReplyContent> {
  const { language, locked } = all.site;
  // `coming` is the title of the wedding in `eventsOf`. Only a private site needs `sealWords`.
  const { coming: _coming, sealedPreview, sealedLead, ...words } = own.words;
  const sealWords = { preview: sealedPreview, lead: sealedLead, insecure: locked.insecure };
  const deadline = own.deadline === undefined ? '' : longDate(own.deadline, language);
  return {
    intro: richOrNull(own.intro),
    // The page names only a day, so it closes when that day is over in all time zones, the last of which is at UTC−12.
    closesAt: own.deadline === undefined ? null : `${addDays(own.deadline, 1)}T00:00:00-12:00`,
    to: {
      whatsapp: own.to?.whatsapp?.replaceAll(/\D/g, '') ?? null,
      phone: own.to?.phone ?? null,
      mail: own.to?.mail ?? null,
    },
    link: own.link ?? null,
    events: eventsOf(own, all, await readSchedule(project, all)),
    dishes: own.dishes ?? [],
    ...(all.site.private && { seal: { key: (await findSiteKey(project)).reply.public, words: sealWords } }),
    // Without a deadline, `due` is empty, and `closed` never shows.
    words: {
      ...words,
      due: deadline && words.due.replace('{date}', deadline),
      closed: words.closed.replace('{date}', deadline),
    },
  };
}

/** The schedule's events that the reply page asks about: those that the couple lists, or else all. */
export function askedEvents({ events: ids }: WrittenReply, schedule: Schedule) {
  return schedule?.events.filter(({ id }) => ids?.includes(id) ?? true) ?? [];
}

/** The schedule in the project's language, even if its page is hidden: guests answer for its events all the same. */
async function readSchedule(project: Project, { schedule }: Written): Promise<Schedule> {
  if (schedule) return schedule;
  const { whole, wholeTranslations } = await project.read();
  return (project.translation === null ? whole : wholeTranslations[project.translation])?.schedule;
}

/** The events for guests to answer; if the page asks about none, the wedding itself. */
function eventsOf(own: WrittenReply, { site }: Written, schedule: Schedule): ReplyContent['events'] {
  const { language, wedding } = site;
  const asked = askedEvents(own, schedule);
  if (asked.length === 0) return [{ id: 'wedding', title: own.words.coming, when: longDate(wedding.date, language) }];
  return asked.map(({ id, title, date }) => ({
    id,
    title,
    when: `${weekday(date, language)}, ${shortDate(date, language)}`,
  }));
}
