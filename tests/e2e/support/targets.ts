import type { Page } from '@playwright/test';
import { CARDS, SHOW_WORDS, STORY_PAGE, STORY_WORDS, SUPERLIKED_ONLY, TEXT_PAGES, THANKS_WORDS } from './couple';
import { deckViews, expect, heading, menuParts, place, storyParts } from './guest';

/** Something that a guest may want to see. */
export type Target = {
  name: string;
  address: string;
  /** Opens it from home, by links. */
  open: (page: Page) => Promise<void>;
  /** Expects it to be visible and usable. */
  works: (page: Page) => Promise<void>;
};

/** Opens what home itself shows: the menu, and the thank-you once every page is read. */
const stayAtHome = async () => {};
const followStoryLink = (page: Page) => menuParts(page).link(STORY_PAGE.menu).click();

async function storyWorks(page: Page): Promise<void> {
  await expect(storyParts(page).top).toBeAttached();
  await expect(deckViews(page).flat).toBeVisible();
}

async function endingWorks(page: Page): Promise<void> {
  await storyWorks(page);
  for (let card = 1; card <= CARDS.length; card++) {
    await expect(place(page, card)).toBeVisible();
    await page.keyboard.press(card === SUPERLIKED_ONLY ? 'ArrowUp' : 'ArrowRight');
  }
  await expect(page.getByRole('group', { name: STORY_WORDS.ending })).toBeVisible();
}

const openFromStory = (label: string) => async (page: Page) => {
  await followStoryLink(page);
  await page.getByRole('link', { name: label, exact: true }).click();
};

/** Home, every page, the story in each of its forms, and the thank-you. */
export const TARGETS: readonly [Target, ...Target[]] = [
  { name: 'home', address: '/', open: stayAtHome, works: (page) => expect(menuParts(page).menu).toBeVisible() },
  ...TEXT_PAGES.map(({ path, menu, title }) => ({
    name: path,
    address: path,
    open: (page: Page) => menuParts(page).link(menu).click(),
    works: (page: Page) => expect(heading(page, title)).toBeVisible(),
  })),
  { name: 'story', address: '/story', open: followStoryLink, works: storyWorks },
  {
    name: 'list',
    address: '/story?list',
    open: openFromStory(STORY_WORDS.list),
    works: (page) => expect(page.getByRole('link', { name: STORY_WORDS.cards })).toBeVisible(),
  },
  {
    name: 'show',
    address: '/story?present',
    open: openFromStory(STORY_WORDS.present),
    works: (page) => expect(page.getByRole('button', { name: SHOW_WORDS.start, exact: true })).toBeVisible(),
  },
  { name: 'ending', address: '/story', open: followStoryLink, works: endingWorks },
  {
    name: 'thanks',
    address: '/thanks',
    open: stayAtHome,
    works: (page) => expect(page.getByRole('dialog').getByRole('heading')).toHaveText(THANKS_WORDS.heading),
  },
];
