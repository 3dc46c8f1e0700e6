import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Written } from '../../../src/model/schema/schema.ts';
import { previousPages } from '../../../src/model/page-order.ts';
import { hasScreen, PAGE_BY_ID, pathOf } from '../../../src/model/pages.ts';
import { checkContent } from '../../../build/check/check-content.ts';
import { endDay, longDate, shortDate, spanParts, weekday, zonedIso } from '../../../src/model/dates/dates.ts';
import { coupleNames } from '../../../build/read/facts/couple-names.ts';
import { OWN_LANGUAGES, readLanguages } from '../../../build/read/languages/shipped-words.ts';
import { formatMistakes } from '../../../build/read/messages/mistake.ts';
import { includedPages } from '../../../build/make/included-pages.ts';

/** A page with its own screen. `previous` and `next` are the addresses to which its links lead. */
type SitePage = {
  path: string;
  menu: string;
  title: string;
  tracked: boolean;
  previous: string | null;
  next: string;
};

/** A couple's content, as tests need it. */
type Couple = {
  written: Written;
  /** Both names, as on the site. */
  names: string;
  /** The wedding's date, as on the site. */
  dateText: string;
  /** The site's pages in menu order, without the thank-you. */
  pages: SitePage[];
};

/** Reads a couple's content like the build. */
export function readCouple(folder: string): Couple {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const languages = readLanguages(join(folder, OWN_LANGUAGES));
  const { written, mistakes } = checkContent(texts, readdirSync(join(folder, 'media')), folder, { languages });
  if (!written) throw new Error(formatMistakes(mistakes));
  const { wedding, language, pages } = written.site;

  const present = includedPages(written);
  const previous = previousPages(present, written.site.order !== undefined);
  const screens = present.filter(hasScreen);
  return {
    written,
    names: coupleNames(written.site),
    dateText: longDate(wedding.date, language),
    pages: screens.map((id, index) => {
      const previousId = previous.get(id);
      return {
        path: pathOf(id),
        tracked: PAGE_BY_ID[id].tracked,
        menu: pages[id]?.menu ?? '',
        title: pages[id]?.title ?? '',
        previous: previousId ? pathOf(previousId) : null,
        next: pathOf(screens[index + 1] ?? 'home'),
      };
    }),
  };
}

/** The fixture's content folder, relative to the project. */
export const FIXTURE_FOLDER = 'tests/fixtures/mountains/content';

const fixture = readCouple(join(import.meta.dirname, '../../..', FIXTURE_FOLDER));

/** Returns a part of the fixture; throws if it is missing. */
function required<T>(part: T | undefined): T {
  if (part === undefined) throw new Error(`${FIXTURE_FOLDER} lacks a part that tests need`);
  return part;
}

const { site, places, schedule, party, faq, program, thanks, story, travel, map, reply } = fixture.written;

export const COUPLE = fixture.names;
export const DATE = fixture.dateText;
/** The wedding's date, ISO. */
export const DAY = site.wedding.date;
/** The end of the countdown, ISO. */
export const COUNTDOWN_TO = zonedIso(site.wedding.countdownTo, '12:00 AM', site.wedding.timeZone);

export const PAGES = fixture.pages;
/** All pages except the story. */
export const TEXT_PAGES = PAGES.filter(({ path }) => path !== '/story');
export const THANKS = required(site.pages.thanks);
/** The menu before and after the thank-you. */
export const MENU = PAGES.map(({ menu }) => menu);
export const THANKED_MENU = [...MENU, THANKS.menu];

/** A page by its address. */
export const pageAt = (path: string): SitePage => required(PAGES.find((page) => page.path === path));
export const STORY_PAGE = pageAt('/story');
export const SCHEDULE = pageAt('/schedule');
export const PARTY = pageAt('/party');
export const TRAVEL = pageAt('/travel');
export const FAQ = pageAt('/faq');
/** A page that is not tracked. */
export const PROGRAM = pageAt('/program');

/** The site's words on buttons and links. */
export const WORDS = site.words;
export const { words: STORY_WORDS, show: SHOW_WORDS, cards: CARDS } = required(story);
export const QUESTIONS = required(faq).questions;
export const ITEMS = required(program).items;
export const THANKS_WORDS = required(thanks);
/** The thank-you's accessible name: its heading without the final punctuation. */
export const THANK_YOU = THANKS_WORDS.heading.replace(/[!.…]+$/, '');
export const ARRIVING = required(travel?.arriving);
export const STAYS = required(travel?.stays);
export const MAP = required(map);
export const REPLY = required(reply);
export const FACTS = places.facts;
export const SIDES = required(party).sides;

const { timeZone } = site.wedding;
/** The events in the page's order. */
export const EVENTS = required(schedule).events.map(({ id, title, attire, calendar, date, start, end, place }) => ({
  id,
  title,
  attire,
  calendar,
  day: `${weekday(date)}, ${shortDate(date)}`,
  times: spanParts(start, end),
  from: zonedIso(date, start, timeZone),
  to: zonedIso(endDay(date, start, end), end, timeZone),
  venue: required(places.places[place]),
}));

/** The place, from 1, of the first card that matches. */
const placeOf = (matches: (card: (typeof CARDS)[number]) => boolean) => CARDS.findIndex(matches) + 1;
export const FILM = placeOf(({ video }) => video !== undefined);
export const LIKED_ONLY = placeOf(({ allowedSwipe }) => allowedSwipe === 'like');
export const SUPERLIKED_ONLY = placeOf(({ allowedSwipe }) => allowedSwipe === 'superlike');
