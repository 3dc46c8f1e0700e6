import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storyShow as words } from 'virtual:content/storyShow';
import { NotesControls } from '../../../src/story/present/notes/notes-controls';
import { KeyList } from '../../../src/story/present/stage/key-list';
import type { ShowState } from '../../../src/story/present/windows/show-channel';

/** The opening tag of the button with this label, in the notes of a show with this change of its state. */
function buttonTag(label: string, change: Partial<ShowState>): string | undefined {
  const start = { card: 0, began: 0, isRunning: true, isBlack: false, isPlaying: false } as const;
  const state = { ...start, hasSound: true, ...change };
  const markup = renderToStaticMarkup(
    <NotesControls status="connected" state={state} onCommand={() => {}} onOpened={() => {}} />,
  );
  return new RegExp(`<button[^>]*>(?=${label}<)`).exec(markup)?.[0];
}

test('a control of the notes has a state or changes its label, never both', () => {
  expect(buttonTag(words.black, { isBlack: true })).toContain('aria-pressed="true"');
  for (const isPlaying of [true, false]) {
    const tag = buttonTag(isPlaying ? words.pause : words.play, { isPlaying });
    expect(tag).toContain('data-asks="autoplay"');
    expect(tag).not.toContain('aria-pressed');
  }
});

test('the list of keys omits those that do nothing in its window', () => {
  const markup = renderToStaticMarkup(<KeyList without={['fullScreen', 'leave']} />);
  expect(markup).toContain(words.black);
  for (const word of [words.fullScreen, words.leave]) expect(markup).not.toContain(word);
});
