import type { Page } from '@playwright/test';

/** Text and controls that stick out of the window, overlap, break within words or widen the page. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    /** True if the element is in a part of the page that scrolls, sideways or downwards. */
    const isInScroller = (element: Element, downwards = false) => {
      for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(part);
        const isLarger = downwards ? part.scrollHeight > part.clientHeight : part.scrollWidth > part.clientWidth;
        if (isLarger && /auto|scroll/.test(downwards ? overflowY : overflowX)) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll('h1, h2, h3, p, a, button, summary, time, li')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('svg, .visually-hidden') || isInScroller(element)) continue;
      const box = element.getBoundingClientRect();
      const what = `${element.tagName} "${element.textContent?.slice(0, 40)}"`;
      if (element.matches('button, a') && overflows(element, box)) found.push(`${what} is wider than its control`);
      if (element.matches('h1, h2, h3')) found.push(...brokenWords(element).map((word) => `${what} breaks "${word}"`));
      // The story has visually hidden elements without that class; they are one px wide.
      if (box.width <= 1) continue;
      if (box.left < -1 || box.right > width + 1) found.push(`${what} from ${box.left} to ${box.right}`);
      if (element.matches('button, a') && !isInScroller(element, true) && isOutOfReach(box))
        found.push(`${what} from ${box.top} to ${box.bottom}`);
    }
    // The header's `div` is an invisible box that is wider than the download button in it, so its children count.
    const bar = [...document.querySelectorAll('header > :not(div), header > div > *')];
    for (const [index, part] of bar.entries())
      for (const other of bar.slice(index + 1))
        if (overlap(part, other)) found.push(`"${part.textContent}" overlaps "${other.textContent}"`);
    // On the story's page: the cards, and the end panel and buttons, whose `div`s follow the deck's `section`.
    const below = document.querySelectorAll('[data-deck="flat"] > *, section ~ div button, section ~ div p');
    for (const part of bar)
      for (const other of below)
        if (overlap(part, other)) found.push(`"${part.textContent}" overlaps what is below the bar`);
    return found;

    function overlap(part: Element, other: Element): boolean {
      const [a, b] = [boxOf(part), boxOf(other)];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }

    /** An element's box. The box of a level-1 heading is only as wide as its words. */
    function boxOf(part: Element): DOMRect {
      const box = part.getBoundingClientRect();
      if (!part.matches('h1')) return box;
      const words = document.createRange();
      words.selectNodeContents(part);
      const { left, width: wide } = words.getBoundingClientRect();
      return new DOMRect(left, box.top, wide, box.height);
    }

    /** True if part of a control is above or below the window on a page that does not scroll. */
    function isOutOfReach({ top, bottom }: DOMRect): boolean {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight <= clientHeight && (top < -1 || bottom > clientHeight + 1);
    }

    /** True if text overflows its control. Absolutely positioned text, such as a dot's name, does so on purpose. */
    function overflows(control: Element, box: DOMRect): boolean {
      return textsOf(control).some((text) => {
        const parent = text.parentElement;
        if (
          !parent ||
          !text.textContent?.trim() ||
          (parent !== control && getComputedStyle(parent).position === 'absolute')
        )
          return false;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        return words.width > 0 && (words.left < box.left - 1 || words.right > box.right + 1);
      });
    }

    function textsOf(element: Element): Node[] {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
      return texts;
    }

    function brokenWords(heading: Element): string[] {
      const broken: string[] = [];
      for (const text of textsOf(heading))
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      return broken;
    }
  });
}

/** Visible controls under 44 CSS px, except for links within a sentence. Half a px less counts as rounding. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const parent = control.parentElement;
        const isInSentence =
          parent?.matches('p, em, strong') && (parent.textContent?.trim() ?? '') !== control.textContent?.trim();
        return !isInSentence;
      })
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5)
      .map(({ control, box }) => `"${control.textContent?.trim()}" is ${box.width} by ${box.height}`),
  );
}
