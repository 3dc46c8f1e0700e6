import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Holder } from '../../../desk/model/origins/origins-type';
import { useDesk } from '../../../desk/page/state/desk-store';
import { markTexts } from '../../../desk/page/words/mark-texts';
import { listenToTexts } from '../../../desk/page/words/pointing';
import type { Site } from '../../../desk/page/words/use-site';
import { openText, useWords } from '../../../desk/page/words/use-words';
import type { EditState } from '../../../desk/protocol';

/** How far down the page is scrolled, in CSS px. */
let scrolled = 0;
/** How far down the page can be scrolled, in CSS px. */
const MOST_SCROLLED = 100;
/** Where the text is before the page scrolls, in CSS px. */
let box = { top: 780, height: 20 };

const frame = {
  scrollingElement: { scrollBy: ({ top }: { top: number }) => (scrolled = Math.min(scrolled + top, MOST_SCROLLED)) },
  defaultView: { getComputedStyle: () => ({ overflowY: 'visible' }) },
  createRange: () => ({
    setStart: () => {},
    setEnd: () => {},
    getBoundingClientRect: () => ({ left: 20, top: box.top - scrolled, width: 200, height: box.height }),
  }),
};

function textOnPage(isConnected = true): Holder {
  const holder = {
    place: { file: 'faq.yaml', path: ['title'] },
    where: 'text',
    element: { ownerDocument: frame, parentElement: null },
    parts: [],
    nodes: [{ isConnected, ownerDocument: frame, length: 9 }],
    text: 'Questions',
  };
  return holder as unknown as Holder;
}

const siteWith = (holder: Holder, document: unknown = frame) =>
  ({ window: { innerHeight: 800 }, document, holders: [holder] }) as unknown as Site;

beforeEach(() => {
  scrolled = 0;
  box = { top: 780, height: 20 };
  const data = { title: 'Questions' };
  const faq = { control: 'entry', isOptional: false, lines: { title: { control: 'words', isOptional: false } } };
  const state = { files: { 'faq.yaml': { data, whole: data } }, forms: { faq } };
  useDesk.setState({ state: state as unknown as EditState });
});
afterEach(() => {
  useDesk.setState(useDesk.getInitialState());
  useWords.setState(useWords.getInitialState());
});

describe('opening a text', () => {
  test('puts the caret at the clicked letter, even if the page scrolls to make room', () => {
    const holder = textOnPage();
    openText(siteWith(holder), holder, { x: 60, y: 790 });
    expect(scrolled).toBe(MOST_SCROLLED);
    expect(useWords.getState().editing?.point).toEqual({ x: 60, y: 690 });
  });

  test('keeps the clicked line of a text taller than the frame in view', () => {
    box = { top: -300, height: 1200 };
    const holder = textOnPage();
    openText(siteWith(holder), holder, { x: 60, y: 700 });
    // Below the line, 120 of the frame’s 800 px stay free.
    expect(useWords.getState().editing?.point).toEqual({ x: 60, y: 680 });
  });

  test('uses the text on the reloaded page, not its predecessor', () => {
    const reloaded = textOnPage();
    openText(siteWith(reloaded), textOnPage(false));
    expect(useWords.getState().editing?.holder).toBe(reloaded);
  });
});

test('a click edits its text, even if the site renders between press and click', () => {
  const page = Object.assign(new EventTarget(), { closest: () => null, querySelectorAll: () => [] });
  const holder = { ...textOnPage(), parts: [{ contains: () => true } as unknown as Element] };
  const onEdit = vi.fn<() => void>();
  const listen = () => listenToTexts(siteWith(holder, page), { onPoint: () => {}, onEdit });
  const send = (name: string) =>
    page.dispatchEvent(Object.assign(new Event(name), { clientX: 60, clientY: 790, detail: 1 }));
  const stop = listen();
  send('pointerdown');
  stop();
  listen();
  send('click');
  expect(onEdit).toHaveBeenCalledOnce();
});

test('F2 in a field edits its label, as the field’s description says', () => {
  const attributes = new Map<string, string>();
  const field = Object.assign(new EventTarget(), {
    contains: () => false,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  });
  const label = {
    control: field,
    setAttribute: () => {},
    getAttribute: () => null,
    checkVisibility: () => true,
    closest: (selector: string) => (selector.includes('label') && !selector.includes('aria-') ? label : null),
  };
  const holder = { ...textOnPage(), element: label as unknown as Element };
  const site = siteWith(holder, field);
  markTexts(site, new Set());
  expect([...attributes]).toEqual([['aria-description', 'Press F2 to edit']]);
  const onEdit = vi.fn<() => void>();
  listenToTexts(site, { onPoint: () => {}, onEdit });
  field.dispatchEvent(Object.assign(new Event('keydown'), { key: 'F2' }));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(holder, null);
});
