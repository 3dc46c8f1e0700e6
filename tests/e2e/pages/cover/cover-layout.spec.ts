import { SCREENS } from '../../../../build/draw/cover/screens.ts';
import type { Rect } from '../../../../build/draw/cover/veil.ts';
import { placesOn } from '../../../../build/draw/cover/words.ts';
import { fitCouple } from '../../../../build/draw/fonts/fit-couple.ts';
import { COUPLE, DAY, FIXTURE_FOLDER, readCouple } from '../../support/couple';
import { STILL, expect, heading, test } from '../../support/guest';

test.use(STILL);

/** A difference that rounding explains, in CSS px. */
const TOLERANCE = 2;
const CACHE = 'node_modules/.cache/our-story';

test('the words on the cover are where the build measures the picture behind them', async ({ page }) => {
  const couple = await fitCouple(readCouple(FIXTURE_FOLDER).written.site, CACHE);
  const outside: string[] = [];
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const screen of Object.values(SCREENS).flat()) {
    await page.setViewportSize(screen);
    const places = placesOn(screen, couple);
    const words = {
      names: await heading(page, COUPLE).evaluate(boxOfText),
      date: await page.locator(`time[datetime="${DAY}"]`).evaluate(boxOfText),
    };
    for (const name of ['names', 'date'] as const)
      if (!contains(places[name], words[name]))
        outside.push(
          `${name} on ${screen.width} × ${screen.height}: ${format(words[name])}, not in ${format(places[name])}`,
        );
  }
  expect(outside).toEqual([]);
});

/** Runs in the page. A box as wide as an element's words and drawn signs, and as high as its lines. */
function boxOfText(element: Element): Rect {
  const boxes = [...element.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect());
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trimEnd() ?? '';
    if (words === '' || text.parentElement?.classList.contains('visually-hidden')) continue;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, words.length);
    boxes.push(range.getBoundingClientRect());
  }
  const { top, bottom } = element.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(element).paddingBottom);
  const [lefts, rights] = [boxes.map(({ left }) => left), boxes.map(({ right }) => right)];
  return { left: Math.min(...lefts), top, right: Math.max(...rights), bottom: bottom - padding };
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.left >= outer.left - TOLERANCE &&
    inner.top >= outer.top - TOLERANCE &&
    inner.right <= outer.right + TOLERANCE &&
    inner.bottom <= outer.bottom + TOLERANCE
  );
}

const format = ({ left, top, right, bottom }: Rect) => [left, top, right, bottom].map(Math.round).join(' ');
