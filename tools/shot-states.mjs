/** The screens and states of the site that `npm run shots` takes. */
import { readContent } from './read-content.mjs';

export const WIDTHS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** Extreme layouts: the smallest phone, a phone in landscape, and an old tablet in landscape. */
const EDGES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];
const PHONE = WIDTHS.slice(0, 1);
/** The resolutions of projectors. */
const PROJECTORS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];
/** Viewports at 400 % zoom. Their widths differ, since a screenshot's name contains no height. */
const ENLARGED = [
  { width: 320, height: 256 },
  { width: 321, height: 400 },
];
/** A Letter page without the margins of `print.css`, in CSS px. */
const PAPER = [{ width: 695, height: 920 }];
const { written, pages } = await readContent();
export { pages };
const cards = written.story?.cards ?? [];
/** The ids of the pages of text: all but the story and the thank-you. */
const TEXT_PAGES = pages.map(({ id }) => id).filter((id) => id !== 'story' && id !== 'thanks');
const TRACKED = pages.filter(({ tracked }) => tracked).map(({ path }) => path);
const sides = written.party?.sides ?? [];
/** The index of the last card with a film; -1 if there is none. */
const filmCard = cards.findLastIndex(({ video }) => video !== undefined);
/** The index of the first yes-or-no question; -1 if there is none. */
const yesNoQuestion = written.faq?.questions.findIndex(({ ask }) => ask !== undefined) ?? -1;

/** The stored state of a guest who has read the first `read` tracked pages. */
const visit = (opened, read = 0, thanked = false) => ({
  opened,
  thanked,
  readStates: Object.fromEntries(TRACKED.map((path, index) => [path, index < read])),
});

/** Swipes to a card, counted from 1; to the end if the number is one more than there are cards. */
const swipeTo = (card) => async (page) => {
  for (const { allowedSwipe } of cards.slice(0, card - 1))
    await page.keyboard.press(allowedSwipe === 'superlike' ? 'ArrowUp' : 'ArrowRight');
};
const answerNo = async (page) => {
  await page.locator('summary').nth(yesNoQuestion).click();
  await page.getByRole('button', { name: written.faq.questions[yesNoQuestion].noLabel, exact: true }).click();
};
/** Starts the show with the first press, and advances to a card or to the end, like `swipeTo`. */
const showTo = (card) => async (page) => {
  for (let press = 0; press < card; press++) {
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(200);
  }
  // The deck moves by script, so no animation reports its end.
  await page.waitForTimeout(4000);
};
/** Moves the focus to a control, counted from 1. */
const tabTo = (stop) => async (page) => {
  for (let press = 0; press < stop; press++) await page.keyboard.press('Tab');
};
const pressOn = (name) => async (page) => {
  await page.getByRole('button', { name }).click();
  // Smooth scrolling is no animation, so nothing reports its end.
  await page.waitForTimeout(1000);
};

/** A state of a text page, with the `suffix` at the end of the state's name. */
const textPage = (id, suffix, more) => ({
  name: `${id}${suffix}`,
  path: `/${id}`,
  stored: visit(true),
  // The party fills the window on screens, and would scroll its panels in a full-page screenshot.
  full: id !== 'party' || suffix === '-print',
  ...more,
});
/** A page whose own chunk does not load. */
const pageThatFails = {
  path: `/${TEXT_PAGES.at(-1)}`,
  stored: visit(true),
  broken: new RegExp(`${TEXT_PAGES.at(-1)}-page`),
};

/**
 * Each state has a name, a path, the guest's stored state, and what they do there (`act`). `sizes` are the viewports,
 * `WIDTHS` by default; `night` is the dark colour scheme; `large` doubles the font size; `print` is the page on paper;
 * `script: false` turns scripts off; `broken` matches files that fail to load; `full` takes the whole page.
 */
export const STATES = [
  { name: 'cover', path: '/', stored: visit(false), sizes: [...WIDTHS, ...EDGES] },
  { name: 'home-first', path: '/', stored: visit(true) },
  { name: 'home-half-read', path: '/', stored: visit(true, 3) },
  { name: 'home-all-read', path: '/', stored: visit(true, TRACKED.length, true), sizes: [...WIDTHS, ...EDGES] },
  { name: 'thanks', path: '/thanks', stored: visit(true, TRACKED.length), sizes: [...WIDTHS, ...EDGES] },
  { name: 'thanks-night', path: '/thanks', stored: visit(true, TRACKED.length), night: true },
  { name: 'story-01', path: '/story', stored: visit(true) },
  { name: 'story-04', path: '/story', stored: visit(true), act: swipeTo(4) },
  ...(filmCard < 0 ? [] : [{ name: 'story-film', path: '/story', stored: visit(true), act: swipeTo(filmCard + 1) }]),
  { name: 'story-end', path: '/story', stored: visit(true), act: swipeTo(cards.length + 1) },
  { name: 'story-flat', path: '/story?flat', stored: visit(true) },
  { name: 'story-list', path: '/story?list', stored: visit(true), full: true },
  { name: 'show-panel', path: '/story?present', stored: visit(true), sizes: [...PROJECTORS, ...PHONE] },
  { name: 'show-card', path: '/story?present', stored: visit(true), act: showTo(2), sizes: PROJECTORS },
  { name: 'show-end', path: '/story?present', stored: visit(true), act: showTo(cards.length + 1), sizes: PROJECTORS },
  { name: 'show-notes', path: '/story?present=notes', stored: visit(true) },
  { name: 'story-enlarged', path: '/story?flat', stored: visit(true), sizes: ENLARGED },
  { name: 'home-enlarged', path: '/', stored: visit(true), sizes: ENLARGED, full: true },
  { name: 'cover-without-script', path: '/', stored: visit(false), script: false, full: true },
  { name: 'list-without-script', path: '/story-list.html', stored: visit(false), script: false, full: true },
  ...TEXT_PAGES.map((id) => textPage(id, '')),
  // On a phone, a party of two sides has a button to each.
  ...(sides.length === 2 ? sides : []).map(({ title }, index) => ({
    name: `party-side-${index + 1}`,
    path: '/party',
    stored: visit(true),
    act: pressOn(title),
    sizes: PHONE,
  })),
  ...(yesNoQuestion < 0 ? [] : [{ name: 'faq-answer', path: '/faq', stored: visit(true), act: answerNo }]),
  { name: 'error', ...pageThatFails },
  { name: 'error-night', ...pageThatFails, night: true },
  ...TEXT_PAGES.map((id) => textPage(id, '-night', { night: true })),
  ...TEXT_PAGES.map((id) => textPage(id, '-focus', { act: tabTo(3), full: false })),
  { name: 'home-focus', path: '/', stored: visit(true, 3), act: tabTo(3) },
  { name: 'cover-large', path: '/', stored: visit(false), large: true, sizes: PHONE },
  { name: 'home-large', path: '/', stored: visit(true, TRACKED.length, true), large: true, sizes: PHONE },
  { name: 'thanks-large', path: '/thanks', stored: visit(true, TRACKED.length), large: true, sizes: PHONE },
  { name: 'story-large', path: '/story', stored: visit(true), large: true, sizes: PHONE },
  ...TEXT_PAGES.map((id) => textPage(id, '-large', { large: true, sizes: PHONE })),
  ...TEXT_PAGES.map((id) => textPage(id, '-print', { print: true, sizes: PAPER })),
  { name: 'home-print', path: '/', stored: visit(true), print: true, sizes: PAPER, full: true },
  { name: 'story-print', path: '/story?flat', stored: visit(true), print: true, sizes: PAPER, full: true },
];
