import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationType, Router } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { story } from 'virtual:content/story';
import { createDeck } from '../../../src/story/deck/deck';
import { Notes } from '../../../src/story/present/notes/notes';
import { useShow } from '../../../src/story/present/show/use-show';

const COUNT = story.cards.length;

/** The label of the show's start button. */
function Show() {
  const deck = createDeck({ allowed: story.cards.map(({ allowed }) => allowed) });
  return useShow(deck, 0, false).isUnderWay ? 'Continue' : 'Start';
}

/** Renders the show or its notes in a window that was reloaded; unless the navigation is `Pop`, a link led there later. */
function open(form: 'show' | 'notes', navigationType: NavigationType): string {
  const navigator = { createHref: () => '', go: () => {}, push: () => {}, replace: () => {} };
  return renderToStaticMarkup(
    <Router location="/story" navigator={navigator} navigationType={navigationType}>
      {form === 'show' ? <Show /> : <Notes />}
    </Router>,
  );
}

beforeEach(() => {
  const ended = { card: COUNT, began: Date.now(), shown: Date.now() };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(ended) });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
});
const [firstCard] = story.cards;
const caption = firstCard?.caption;
afterEach(() => {
  vi.unstubAllGlobals();
  if (firstCard) Object.assign(firstCard, { caption });
});

test('a show at its end continues after its own reload, not after that of another page', () => {
  expect(open('show', NavigationType.Pop)).toBe('Continue');
  expect(open('show', NavigationType.Push)).toBe('Start');
});

test('notes show a show’s end after their own reload, not after that of another page', () => {
  expect(open('notes', NavigationType.Pop)).toContain('data-over');
  expect(open('notes', NavigationType.Replace)).not.toContain('data-over');
});

test('notes show a caption in Chinese, Japanese or Korean as small as one of twice its letters', () => {
  const fitOf = (words: string) => {
    if (firstCard) Object.assign(firstCard, { caption: words });
    return /--fit:([\d.]+)/.exec(open('notes', NavigationType.Replace))?.[1];
  };
  expect(fitOf('a'.repeat(100))).toBe('0.600');
  for (const letter of '我か우。') expect([letter, fitOf(letter.repeat(50))]).toEqual([letter, '0.600']);
});
