import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { BELOW_URL } from '../../../playwright.config';
import { STORY_LAYOUTS, type StoryLayout } from '../../../build/draw/story-layout.ts';
import { measureStory } from '../support/measure-story';
import { STILL, drawn, expect, remember, storyParts, swipeToFilm, test } from '../support/guest';

test.use({ ...STILL, baseURL: BELOW_URL });

const FILE = 'build/draw/story-layout.json';
/** Versions of Chromium differ by less than this, in CSS px. */
const TOLERANCE = 2;

test('deck and words are where the build expects them', { tag: '@release' }, async ({ page }) => {
  await remember(page, {});
  const measured: StoryLayout[] = [];
  for (const { stage } of STORY_LAYOUTS) measured.push(await measureStory(page, stage));
  if (process.env.UPDATE_LAYOUT) {
    const { code } = await format(FILE, JSON.stringify(measured), { printWidth: 120 });
    await writeFile(FILE, code);
    return;
  }
  const differences = STORY_LAYOUTS.flatMap((recorded, index) => findDifferences(recorded, measured[index]));
  expect(differences, `${FILE} is out of date: RELEASE=1 UPDATE_LAYOUT=1 npx playwright test story-layout`).toEqual([]);
});

test('on a phone in landscape, a film does not move the deck', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await remember(page, {});
  await page.goto('story?flat');
  await drawn(page);
  const { deck, mute, unmute } = storyParts(page);
  const before = await deck.boundingBox();
  await swipeToFilm(page);
  await unmute.click();
  await expect(mute).toBeVisible();
  expect(await deck.boundingBox()).toEqual(before);
});

/** One line for each number that is missing, new or different by more than the tolerance. */
function findDifferences(recorded: StoryLayout, measured: StoryLayout | undefined): string[] {
  const remaining = new Map(numbersOf(measured));
  const differences = numbersOf(recorded).flatMap(([name, value]) => {
    const now = remaining.get(name);
    remaining.delete(name);
    return now !== undefined && Math.abs(value - now) <= TOLERANCE ? [] : [`${name}: ${value}, now ${now}`];
  });
  return [...differences, ...[...remaining].map(([name, value]) => `${name} is new: ${value}`)];
}

/** All numbers of a layout, named by the window's size, the words that they measure and the edge. */
function numbersOf(layout: StoryLayout | undefined): [name: string, value: number][] {
  if (!layout) return [];
  const { stage, area, words } = layout;
  const size = `${stage.width}×${stage.height}`;
  const numbers = (name: string, values: Record<string, unknown>) =>
    Object.entries(values).flatMap(([key, value]): [string, number][] =>
      typeof value === 'number' ? [[`${size} ${name} ${key}`, value]] : [],
    );
  return [...numbers('area', area), ...words.flatMap(({ name, ...box }, index) => numbers(`${index} ${name}`, box))];
}
