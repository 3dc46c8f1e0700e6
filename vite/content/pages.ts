import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Model from '../../src/content/model.ts';
import type { Written } from '../../src/content/schema.ts';
import { googleUrl, icsFile, type CalendarEntry } from '../calendar.ts';
import { cached, keyOf } from '../media/cache.ts';
import { makePhoto, type WIDTHS } from '../media/make-photo.ts';
import { makeVideo } from '../media/make-video.ts';
import { asset } from './asset.ts';
import { longDate, shortDate, timeSpan, weekday, zonedIso } from './dates.ts';
import { mapUrl } from './facts.ts';
import { parseMarkdown, plainText } from './markdown.ts';
import type { Project } from './project.ts';

/** Where the story starts if its first card sets no background. */
const DUSK = ['#1d2450', '#4b3f86', '#a85c8a'];

/** What each page's module holds. */
export type Pages = {
  site: Model.SiteContent;
  schedule: Model.ScheduleContent;
  program: Model.ProgramContent;
  party: Model.PartyContent;
  travel: Model.TravelContent;
  faq: Model.FaqContent;
  registry: Model.RegistryContent;
  thanks: Model.ThanksContent;
  story: Model.StoryContent;
};

type Make<Name extends keyof Pages> = (written: Written, project: Project) => Pages[Name] | Promise<Pages[Name]>;

/** How each page's content is made from what is written. */
export const makePage: { [Name in keyof Pages]: Make<Name> } = {
  site: makeSite,
  schedule: makeSchedule,
  program: ({ program: { kicker, items, closing } }) => ({
    kicker,
    items: items.map(({ title, detail }) => ({ title, detail: richOrNull(detail) })),
    closing: richOrNull(closing),
  }),
  party: async ({ party: { bridesmaids, groomsmen } }, project) => ({
    bridesmaids: await makeSide(bridesmaids, project),
    groomsmen: await makeSide(groomsmen, project),
  }),
  travel: makeTravel,
  faq: ({ faq }) => ({ items: faq.questions.map(makeQuestion) }),
  registry: async ({ registry: { text, shops } }, project) => ({
    text: parseMarkdown(text),
    shops: await Promise.all(
      shops.map(async ({ name, url, logo }) => ({ name, url, logo: await photoOf(project, logo, 'logo', name) })),
    ),
  }),
  thanks: async ({ thanks: { heading, soon, later, pet, petAlt } }, project) => ({
    heading,
    soon,
    later,
    pet: await photoOf(project, pet, 'pet', petAlt),
  }),
  story: makeStory,
};

function makeSite({ site }: Written): Model.SiteContent {
  const [first = '', second = ''] = site.couple.names;
  const { date, countdownTo, timeZone } = site.wedding;
  const pages = Object.entries(site.pages) as [Model.PageId, { menu: string; title: string }][];
  return {
    couple: { names: `${first} & ${second}`, first: [first, second] },
    wedding: { date, dateText: longDate(date), countdownTo: zonedIso(countdownTo, '12:00 AM', timeZone) },
    pages: pages.map(([id, { menu, title }]) => ({ id, menu, title })),
    words: site.words,
  };
}

async function makeSchedule(written: Written, project: Project): Promise<Model.ScheduleContent> {
  const { intro, words, events } = written.schedule;
  const days = [...new Set(events.map(({ date }) => date))].toSorted();
  return {
    intro: parseMarkdown(intro),
    words,
    days: await Promise.all(
      days.map(async (date) => ({
        date,
        weekday: weekday(date),
        dayText: shortDate(date),
        events: await Promise.all(
          events.filter((event) => event.date === date).map((event) => makeEvent(event, written, project)),
        ),
      })),
    ),
  };
}

async function makeEvent(
  event: Written['schedule']['events'][number],
  { site, places }: Written,
  project: Project,
): Promise<Model.ScheduleEvent> {
  const place = places.places[event.place];
  if (!place) throw new Error(`No place "${event.place}"`);
  const note = richOrNull(event.note);
  const start = zonedIso(event.date, event.start, site.wedding.timeZone);
  const end = zonedIso(event.date, event.end, site.wedding.timeZone);
  const names = site.couple.names.join(' & ');
  const calendarEntry: CalendarEntry = {
    id: event.id,
    title: `${event.title} (${names})`,
    start,
    end,
    location: `${place.name}, ${place.address}`,
    description: [event.attire, note && plainText(note)].filter(Boolean).join('\n'),
  };
  return {
    id: event.id,
    title: event.title,
    timeText: timeSpan(event.start, event.end),
    start,
    end,
    place: place.name,
    address: place.address,
    attire: event.attire ?? null,
    note,
    mapUrl: mapUrl(place.name, place.address, place.map),
    calendar: event.calendar
      ? { icsUrl: await writeIcs(calendarEntry, names, project), googleUrl: googleUrl(calendarEntry) }
      : null,
  };
}

async function writeIcs(calendarEntry: CalendarEntry, names: string, project: Project): Promise<string> {
  const text = icsFile(calendarEntry, names);
  const file = `${calendarEntry.id}.ics`;
  const { folder } = await cached(join(project.cacheFolder, 'calendar'), keyOf(text, {}), async (into) => {
    await writeFile(join(into, file), text);
    return {};
  });
  return asset(join(folder, file));
}

async function makeSide(
  { title, members }: Written['party']['bridesmaids'],
  project: Project,
): Promise<Model.PartyContent['bridesmaids']> {
  return {
    title,
    members: await Promise.all(
      members.map(async ({ name, role, blurb, photo, alt }) => ({
        name,
        role: role ?? null,
        blurb: parseMarkdown(blurb),
        photo: await photoOf(project, photo, 'portrait', alt ?? name),
      })),
    ),
  };
}

function makeTravel({ travel: { intro, arriving, map, stays } }: Written): Model.TravelContent {
  const stops = Object.entries(map.stops).map(([id, { name, note }]) => [id, { name, note: note ?? null }]);
  return {
    intro: parseMarkdown(intro),
    arriving: {
      title: arriving.title,
      items: arriving.items.map(({ title, text }) => ({ title, text: parseMarkdown(text) })),
    },
    map: { ...map, stops: Object.fromEntries(stops) as Model.TravelContent['map']['stops'] },
    stays: {
      title: stays.title,
      items: stays.items.map(({ name, text, rate, links }) => ({
        name,
        text: parseMarkdown(text),
        rate: rate ?? null,
        links,
      })),
    },
  };
}

function makeQuestion(item: Written['faq']['questions'][number]): Model.FaqItem {
  const { question, answer, ask = '', yesLabel = '', noLabel = '', yes = '', no = '' } = item;
  if (answer !== undefined) return { kind: 'answer', question, answer: parseMarkdown(answer) };
  return { kind: 'yes-no', question, ask, yesLabel, noLabel, yes: parseMarkdown(yes), no: parseMarkdown(no) };
}

async function makeStory({ story }: Written, project: Project): Promise<Model.StoryContent> {
  let background = DUSK;
  const backgrounds = story.cards.map((card) => {
    if (typeof card.background === 'string') background = [card.background, card.background];
    else if (card.background) background = card.background;
    return background;
  });
  const cards = story.cards.map(async (card, id) => ({
    id,
    date: card.date,
    caption: card.caption,
    media: await makeCardMedia(card, project),
    background: backgrounds[id] ?? DUSK,
    allowed: card.allowedSwipe ? [card.allowedSwipe] : (['like', 'superlike'] satisfies Model.Swipe[]),
  }));
  return { heading: story.heading, words: story.words, cards: await Promise.all(cards) };
}

async function makeCardMedia(
  { photo, video, alt = '' }: Written['story']['cards'][number],
  project: Project,
): Promise<Model.StoryCard['media']> {
  if (photo !== undefined) return { kind: 'photo', photo: await photoOf(project, photo, 'story', alt) };
  if (video === undefined) return { kind: 'none' };
  return { kind: 'video', video: await makeVideo(project.cacheFolder, join(project.mediaFolder, video), video, alt) };
}

async function photoOf(project: Project, name: string, use: keyof typeof WIDTHS, alt: string): Promise<Model.Photo> {
  return makePhoto(project.cacheFolder, name, await readFile(join(project.mediaFolder, name)), use, alt);
}

function richOrNull(text: string | undefined): Model.RichText | null {
  return text === undefined ? null : parseMarkdown(text);
}
