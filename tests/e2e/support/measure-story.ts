import type { Page } from '@playwright/test';
import type { StoryLayout, WordsOnStage } from '../../../build/draw/story-layout.ts';
import { STORY_WORDS } from './couple';
import { atRest, drawn, storyParts } from './guest';

const ENDING = /load-ending[^/]*\.js$/;

/** Measures the story's page at a size: with its first card on top, and at its end, but without the ending's picture. */
export async function measureStory(page: Page, stage: StoryLayout['stage']): Promise<StoryLayout> {
  await page.setViewportSize(stage);
  // The ending's picture never loads, since it would darken the background of the words.
  await page.route(ENDING, () => {});
  await page.goto('story?flat');
  // This button comes last. It is hidden on a phone in landscape.
  await page.getByRole('button', { name: STORY_WORDS.keep, includeHidden: true }).waitFor({ state: 'attached' });
  await drawn(page);
  const { area, words } = await page.evaluate(measurePage);
  await page.goto('story?flat&cards=1');
  await storyParts(page).top.waitFor();
  await page.keyboard.press('ArrowRight');
  await storyParts(page).end.waitFor();
  await atRest(page);
  const after = await page.evaluate(measurePage);
  const isNew = ({ name }: WordsOnStage) => words.every((known) => known.name !== name);
  return { stage, area, words: [...words, ...after.words.filter(isNew)] };
}

/** Measures all words and icons on the background, outside the deck, in CSS px. Runs in the page. */
function measurePage(): Pick<StoryLayout, 'area' | 'words'> {
  // Only display type counts as large, although WCAG counts text from 24 px.
  const LARGE_PX = 32;
  const stage = document.querySelector('main');
  const deck = stage?.querySelector('section');
  if (!stage || !deck) throw new Error('There is no deck');
  const words: WordsOnStage[] = [];

  type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  /** Adds a box, or extends the box of the same line of words. */
  const add = (name: string, kind: WordsOnStage['kind'], { left, top, right, bottom }: Edges) => {
    const box = { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) };
    const line = words.find((each) => each.name === name && each.top === box.top);
    if (!line) words.push({ name, kind, ...box });
    else Object.assign(line, { left: Math.min(line.left, box.left), right: Math.max(line.right, box.right) });
  };
  // The build ends the class names of CSS modules with `_` and three letters.
  const nameOf = (element: Element): string => {
    const [name] = element.classList;
    if (element.localName === 'h1') return 'title';
    return name?.replace(/_.{3}$/, '') ?? (element.parentElement ? nameOf(element.parentElement) : 'page');
  };
  const isShown = (element: Element): boolean => {
    if (element === stage) return true;
    const { clipPath, backgroundColor } = getComputedStyle(element);
    if (clipPath !== 'none' || element === deck || element.classList.contains('visually-hidden')) return false;
    // Buttons with a colour of their own do not depend on the background.
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return false;
    return element.parentElement !== null && isShown(element.parentElement);
  };
  const kindOf = ({ fontSize }: CSSStyleDeclaration) => (parseFloat(fontSize) >= LARGE_PX ? 'large' : 'text');

  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || !text.textContent?.trim() || !isShown(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) add(nameOf(parentElement), kindOf(getComputedStyle(parentElement)), box);
  }
  for (const sign of stage.querySelectorAll('svg[aria-hidden]')) {
    const owner = sign.closest('a, button');
    const box = sign.getBoundingClientRect();
    if (owner && isShown(owner) && box.width > 0) add(`sign of ${nameOf(owner)}`, 'sign', box);
  }
  const context = document.createElement('canvas').getContext('2d');
  for (const button of stage.querySelectorAll('button[aria-label]')) {
    const style = getComputedStyle(button, '::after');
    if (!context || style.content === 'none') continue;
    // A button's label is centred below the button.
    context.font = style.font;
    const width = context.measureText(button.ariaLabel ?? '').width;
    const { left, right, bottom: top } = button.getBoundingClientRect();
    const middle = (left + right) / 2;
    const bottom = top + parseFloat(style.lineHeight);
    const box = { left: middle - width / 2, right: middle + width / 2, top, bottom };
    add(`label of ${nameOf(button)}`, 'text', box);
  }
  const area = { x: deck.offsetLeft, y: deck.offsetTop, width: deck.clientWidth, height: deck.clientHeight };
  return { area, words };
}
