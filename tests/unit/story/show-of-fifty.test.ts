import { describe, expect, test } from 'vitest';
import type { Swipe } from '../../../src/model/content';
import { createDeck } from '../../../src/story/deck/deck';
import { isOver } from '../../../src/story/deck/rules';
import { advanceShow } from '../../../src/story/present/show/move-deck';
import { applyCommand, createShow, DEFAULT_CHOICE } from '../../../src/story/present/show/show';

const COUNT = 50;
const SWIPES: Swipe[][] = [['like'], ['superlike'], ['like', 'superlike'], ['superlike', 'like']];

/** Starts autoplay with fifty cards that allow different swipes. Each step shows the next card for one frame. */
function playShow(loops: boolean) {
  const deck = createDeck({ allowed: Array.from({ length: COUNT }, (_, card) => SWIPES[card % SWIPES.length] ?? []) });
  let show = applyCommand(applyCommand(createShow({ ...DEFAULT_CHOICE, loops }), 'start'), 'autoplay');
  return {
    deck,
    isPlaying: () => show.isPlaying,
    step: () => {
      show = advanceShow(deck, show);
      deck.advance(1 / 60);
      return deck.state.index;
    },
  };
}

describe('a show of fifty cards', () => {
  test('plays every card once, in order, and stops at its end', () => {
    const { deck, step, isPlaying } = playShow(false);
    const shown = [deck.state.index];
    while (isPlaying() && shown.length < 2 * COUNT) shown.push(step());
    // The end, after the last card, takes one more step, which stops the show.
    expect(shown).toEqual([...Array.from({ length: COUNT + 1 }, (_, card) => card), COUNT]);
    expect(isOver(deck.state)).toBe(true);
  });

  test('starts again each time it ends, if it loops', () => {
    const { step, isPlaying } = playShow(true);
    const shown = Array.from({ length: 3 * (COUNT + 1) }, step);
    expect(shown.filter((card) => card === 0)).toHaveLength(3);
    expect(shown.at(-1)).toBe(0);
    expect(isPlaying()).toBe(true);
  });
});
