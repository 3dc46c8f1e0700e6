import type * as Model from '../../src/content/model.ts';
import type { FileContent, FileName, Written } from '../../src/content/schema.ts';
import { WORLDS } from '../../src/worlds/all.ts';
import { makeCover } from '../cover/make-cover.ts';
import { coupleNames } from './couple-names.ts';
import { longDate, zonedIso } from './dates.ts';
import { otherLanguages } from './other-languages.ts';
import { makeMap } from './map/make-map.ts';
import { makeSchedule } from './make-schedule.ts';
import { makeStory } from './make-story.ts';
import { makeStoryBytes } from './make-story-bytes.ts';
import { makeStoryEnding } from './make-story-ending.ts';
import { parseMarkdown } from './markdown.ts';
import { photoOf, richOrNull } from './parts.ts';
import { presentPages } from './present-pages.ts';
import type { Project } from './project.ts';

/** What each page's module holds. */
export type Pages = {
  site: Model.SiteContent;
  cover: Model.CoverPicture;
  schedule: Model.ScheduleContent;
  program: Model.ProgramContent;
  party: Model.PartyContent;
  travel: Model.TravelContent;
  faq: Model.FaqContent;
  registry: Model.RegistryContent;
  thanks: Model.ThanksContent;
  story: Model.StoryContent;
  storyBytes: Model.StoryBytes;
  storyShow: Model.ShowWords;
  storyEnding: Model.StoryEnding;
};

/** The file that each module is made from. */
type FileOf<Name extends keyof Pages> = Name extends keyof typeof FILES
  ? (typeof FILES)[Name]
  : Exclude<Name, keyof typeof FILES>;

/** Where it is not called as the module is. */
const FILES = { cover: 'site', storyBytes: 'story', storyShow: 'story', storyEnding: 'story' } as const;

const isOfFile = (name: keyof Pages): name is keyof typeof FILES => Object.hasOwn(FILES, name);

type Make<Name extends keyof Pages> = (
  own: FileContent[FileOf<Name>],
  project: Project,
  all: Written,
) => Pages[Name] | Promise<Pages[Name]>;

const makers: { [Name in keyof Pages]: Make<Name> } = {
  site: makeSite,
  cover: async (site, project) => (await makeCover(site, project)).picture,
  schedule: makeSchedule,
  program: ({ kicker, items, closing }) => ({
    kicker: kicker ?? null,
    items: items.map(({ title, detail }) => ({ title, detail: richOrNull(detail) })),
    closing: richOrNull(closing),
  }),
  party: async ({ sides }, project) => ({ sides: await Promise.all(sides.map((side) => makeSide(side, project))) }),
  travel: makeTravel,
  faq: ({ questions }) => ({ items: questions.map(makeQuestion) }),
  registry: async ({ text, shops }, project) => ({
    text: parseMarkdown(text),
    shops: await Promise.all(
      (shops ?? []).map(async ({ name, url, logo, text: detail }) => ({
        name,
        url: url ?? null,
        logo: logo === undefined ? null : await photoOf(project, logo, 'logo', { alt: name }),
        text: richOrNull(detail),
      })),
    ),
  }),
  thanks: async ({ heading, soon, later, pet, petAlt }, project) => ({
    heading,
    soon,
    later,
    pet: pet === undefined ? null : await photoOf(project, pet, 'pet', { alt: petAlt ?? '' }),
  }),
  story: makeStory,
  storyBytes: makeStoryBytes,
  storyShow: ({ show }) => show,
  storyEnding: makeStoryEnding,
};

/** The file that a module is made from, without its ending. */
export function fileOfPage(name: keyof Pages): FileName {
  return isOfFile(name) ? FILES[name] : name;
}

/** Whether there is a module of that name. */
export const isModule = (name: string): name is keyof Pages => Object.hasOwn(makers, name);

/** Makes what a page's module holds from what is written. */
export async function makePage(name: keyof Pages, written: Written, project: Project): Promise<unknown> {
  const own = written[fileOfPage(name)];
  // Each maker is asked with its own file: TypeScript cannot tie the two.
  const make = makers[name] as (own: unknown, project: Project, all: Written) => unknown;
  if (own === undefined) throw new Error(`${name}.yaml is not there, and yet a page asks for it`);
  return make(own, project, written);
}

async function makeSite(site: Written['site'], project: Project, all: Written): Promise<Model.SiteContent> {
  const [first = '', second = ''] = site.couple.names;
  const { date, countdownTo, timeZone } = site.wedding;
  // That one stands in the shell: see `vite/head.ts`.
  const { late: _late, and: _and, ...words } = site.words;
  return {
    couple: { names: coupleNames(site), first: [first, second] },
    wedding: {
      date,
      dateText: longDate(date, site.language),
      countdownTo: zonedIso(countdownTo, '12:00 AM', timeZone),
    },
    pages: presentPages(all).flatMap((id) => {
      const words = site.pages[id];
      return words ? [{ id, menu: words.menu, title: words.title }] : [];
    }),
    languages: await otherLanguages(project),
    words,
  };
}

async function makeSide(
  { title, members }: FileContent['party']['sides'][number],
  project: Project,
): Promise<Model.PartySide> {
  return {
    title,
    members: await Promise.all(
      members.map(async ({ name, role, blurb, photo, focus, alt }) => ({
        name,
        role: role ?? null,
        blurb: parseMarkdown(blurb),
        photo: await photoOf(project, photo, 'portrait', { alt: alt ?? name, focus }),
      })),
    ),
  };
}

function makeTravel(
  { intro, arriving, stays }: FileContent['travel'],
  _project: Project,
  { map, site }: Written,
): Model.TravelContent {
  return {
    intro: parseMarkdown(intro),
    arriving: arriving
      ? {
          title: arriving.title,
          items: arriving.items.map(({ title, text }) => ({ title, text: parseMarkdown(text) })),
        }
      : null,
    map: map ? makeMap(map, WORLDS[site.world].mapOrnamentFloats ?? false) : null,
    stays: stays?.items.length ? { title: stays.title, items: stays.items.map(makeStay) } : null,
  };
}

function makeStay({
  name,
  address,
  text,
  rate,
  links,
}: NonNullable<FileContent['travel']['stays']>['items'][number]): Model.Stay {
  return { name, address: address ?? null, text: parseMarkdown(text), rate: rate ?? null, links };
}

function makeQuestion(item: FileContent['faq']['questions'][number]): Model.FaqItem {
  const { question, answer, ask = '', yesLabel = '', noLabel = '', yes = '', no = '' } = item;
  if (answer !== undefined) return { kind: 'answer', question, answer: parseMarkdown(answer) };
  return { kind: 'yes-no', question, ask, yesLabel, noLabel, yes: parseMarkdown(yes), no: parseMarkdown(no) };
}
