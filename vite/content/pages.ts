import type * as Model from '../../src/content/model.ts';
import type { Written } from '../../src/content/schema.ts';
import { longDate, zonedIso } from './dates.ts';
import { makeSchedule } from './make-schedule.ts';
import { makeStory } from './make-story.ts';
import { makeStoryBytes } from './make-story-bytes.ts';
import { parseMarkdown } from './markdown.ts';
import { photoOf, richOrNull } from './parts.ts';
import type { Project } from './project.ts';

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
  storyBytes: Model.CardBytes[];
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
  storyBytes: makeStoryBytes,
};

function makeSite({ site }: Written): Model.SiteContent {
  const [first = '', second = ''] = site.couple.names;
  const { date, countdownTo, timeZone } = site.wedding;
  // That one stands in the shell: see `vite/head.ts`.
  const { late: _late, ...words } = site.words;
  const pages = Object.entries(site.pages) as [Model.PageId, { menu: string; title: string }][];
  return {
    couple: { names: `${first} & ${second}`, first: [first, second] },
    wedding: { date, dateText: longDate(date), countdownTo: zonedIso(countdownTo, '12:00 AM', timeZone) },
    pages: pages.map(([id, { menu, title }]) => ({ id, menu, title })),
    words,
  };
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
      items: stays.items.map(({ name, address, text, rate, links }) => ({
        name,
        address: address ?? null,
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
