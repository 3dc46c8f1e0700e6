import type * as Model from '../../src/model/content.ts';
import type { FileContent, FileName, Written } from '../../src/model/schema/schema.ts';
import { makeCover } from '../draw/cover/make-cover.ts';
import { makeSchedule } from './schedule/make-schedule.ts';
import { makeReply } from './make-reply.ts';
import { makeSite } from './make-site.ts';
import { makeStory } from './story/make-story.ts';
import { makeStoryBytes } from './story/make-story-bytes.ts';
import { makeStoryEnding } from './story/make-story-ending.ts';
import { makeStoryPrints } from './story/make-story-prints.ts';
import { makeTravel } from './make-travel.ts';
import { photoOf } from './make-picture.ts';
import { richOrNull, richText } from './rich-text.ts';
import type { Project } from '../read/project.ts';

/** The data in each module, `virtual:content/<name>`. Each belongs to a page or a part of one, `site` to all pages. */
export type Pages = {
  site: Model.SiteContent;
  cover: Model.CoverPicture;
  schedule: Model.ScheduleContent;
  program: Model.ProgramContent;
  party: Model.PartyContent;
  travel: Model.TravelContent;
  faq: Model.FaqContent;
  reply: Model.ReplyContent;
  registry: Model.RegistryContent;
  more: Model.MoreContent;
  thanks: Model.ThanksContent;
  story: Model.StoryContent;
  storyBytes: Model.StoryBytes;
  storyPrints: Model.StoryPrint[];
  storyShow: Model.ShowWords;
  storyEnding: Model.StoryEnding;
};

/** The name of the content file from which a module is made. */
type FileOf<Name extends keyof Pages> = Name extends keyof typeof FILES
  ? (typeof FILES)[Name]
  : Exclude<Name, keyof typeof FILES>;

/** The content files of modules that are not named after their file. */
const FILES = {
  cover: 'site',
  storyBytes: 'story',
  storyPrints: 'story',
  storyShow: 'story',
  storyEnding: 'story',
} as const;

const hasOtherFile = (name: keyof Pages): name is keyof typeof FILES => Object.hasOwn(FILES, name);

/** Makes a module's data. `own` is the content of the module's file, `all` that of all files. */
type Make<Name extends keyof Pages> = (
  own: FileContent[FileOf<Name>],
  project: Project,
  all: Written,
) => Pages[Name] | Promise<Pages[Name]>;

const makers: { [Name in keyof Pages]: Make<Name> } = {
  site: makeSite,
  // While a couple switch away from the photo world, the old page still requests its picture.
  cover: async (site, project) => (site.cover ? (await makeCover(site, project)).picture : { cuts: [] }),
  schedule: makeSchedule,
  program: ({ kicker, items, closing }) => ({
    kicker: kicker ?? null,
    items: items.map(({ title, detail }) => ({ title, detail: richOrNull(detail) })),
    closing: richOrNull(closing),
  }),
  party: async ({ sides }, project) => ({ sides: await Promise.all(sides.map((side) => makeSide(side, project))) }),
  travel: makeTravel,
  faq: ({ questions }) => ({ items: questions.map(makeQuestion) }),
  reply: makeReply,
  registry: async ({ text, shops }, project) => ({
    text: richText(text),
    shops: await Promise.all(
      (shops ?? []).map(async ({ name, url, logo, text: detail }) => ({
        name,
        url: url ?? null,
        logo: logo === undefined ? null : await photoOf(project, logo, 'logo', { alt: name }),
        text: richOrNull(detail),
      })),
    ),
  }),
  more: async ({ intro, parts = [] }, project) => ({
    intro: richOrNull(intro),
    parts: await Promise.all(
      parts.map(async ({ title, text, photo, alt, links }) => ({
        title,
        text: richOrNull(text),
        photo: photo === undefined ? null : await photoOf(project, photo, 'page', { alt: alt ?? '' }),
        links,
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
  storyPrints: makeStoryPrints,
  storyShow: ({ show }) => show,
  storyEnding: makeStoryEnding,
};

/** The content file from which a module is made, without its extension. */
export function fileOfPage(name: keyof Pages): FileName {
  return hasOtherFile(name) ? FILES[name] : name;
}

/** Whether a module has this name. */
export const isModule = (name: string): name is keyof Pages => Object.hasOwn(makers, name);

/** Makes the data of a page's module from the couple's content. */
export async function makePage<Name extends keyof Pages>(
  name: Name,
  written: Written,
  project: Project,
): Promise<Pages[Name]> {
  const own = written[fileOfPage(name)];
  // Each maker gets its own file, but TypeScript cannot connect the two.
  const make = makers[name] as (own: unknown, project: Project, all: Written) => Pages[Name] | Promise<Pages[Name]>;
  if (own === undefined) throw new Error(`The module "${name}" needs ${fileOfPage(name)}.yaml, which is missing`);
  return make(own, project, written);
}

async function makeSide(
  { title, members }: FileContent['party']['sides'][number],
  project: Project,
): Promise<Model.PartySide> {
  return {
    title,
    members: await Promise.all(
      members.map(async ({ name, role, blurb, photo, alt, ...crop }) => ({
        name,
        role: role ?? null,
        blurb: richText(blurb),
        photo: await photoOf(project, photo, 'portrait', { alt: alt ?? name, ...crop }),
      })),
    ),
  };
}

/** The empty defaults are for TypeScript: `checkFaq` requires an answer or every part of a follow-up question. */
function makeQuestion(item: FileContent['faq']['questions'][number]): Model.FaqItem {
  const { question, answer, ask = '', yesLabel = '', noLabel = '', yes = '', no = '' } = item;
  if (answer !== undefined) return { kind: 'answer', question, answer: richText(answer) };
  return { kind: 'yes-no', question, ask, yesLabel, noLabel, yes: richText(yes), no: richText(no) };
}
