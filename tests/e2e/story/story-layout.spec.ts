import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { BELOW_URL } from '../../../playwright.config';
import { STORY_LAYOUTS, type StoryLayout } from '../../../build/draw/story-layout.ts';
import { measureStory } from '../support/measure-story';
import { STILL, expect, remember, test } from '../support/guest';

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
  const differences = STORY_LAYOUTS.flatMap((recorded, index) => differing(recorded, measured[index]));
  expect(differences, `${FILE} is out of date: RELEASE=1 UPDATE_LAYOUT=1 npx playwright test story-layout`).toEqual([]);
});

/** The names and values of numbers that differ by more than the tolerance. */
function differing(recorded: StoryLayout, measured: StoryLayout | undefined): string[] {
  const now = new Map(numbersOf(measured));
  const found = numbersOf(recorded).flatMap(([name, value]) => {
    const other = now.get(name);
    now.delete(name);
    return other !== undefined && Math.abs(value - other) <= TOLERANCE ? [] : [`${name}: ${value}, now ${other}`];
  });
  return [...found, ...[...now].map(([name, value]) => `${name} is new: ${value}`)];
}

function numbersOf(layout: StoryLayout | undefined): [name: string, value: number][] {
  if (!layout) return [];
  const { stage, area, words } = layout;
  const size = `${stage.width}×${stage.height}`;
  const numbers = (name: string, values: Record<string, unknown>) =>
    Object.entries(values).flatMap(([key, value]): [string, number][] =>
      typeof value === 'number' ? [[`${size} ${name} ${key}`, value]] : [],
    );
  return [...numbers('area', area), ...words.flatMap(({ name, ...box }, at) => numbers(`${at} ${name}`, box))];
}
