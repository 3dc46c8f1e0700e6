import { shorten } from '../../../../src/model/text/shorten';
import { valueAt } from '../../../model/values';
import type { Change, EditState } from '../../../protocol';
import type { Background } from '../../../../src/model/colours/backgrounds';
import { entryOfCard, placeOfCard, STORY_FILE, type Card } from '../../../model/cards';
import { captionOf } from './caption-of';
import { keepBackgrounds, type Outcome, type Placed } from './keep-backgrounds';

/* The tray’s changes to the cards, as steps to save. */

/** Moves a card. @param to its new index */
export function moveCard(cards: readonly Card[], from: number, to: number): Outcome {
  return moveCards(cards, [from], to);
}

/** Moves cards, in their order, so that the first of them gets the index `to`. */
export function moveCards(cards: readonly Card[], from: readonly number[], to: number): Outcome {
  let all = cards.map((card, oldIndex): Placed => ({ card, oldIndex }));
  const chosen = all.filter((_, index) => from.includes(index));
  const after = all.filter((placed) => !chosen.includes(placed)).toSpliced(to, 0, ...chosen);
  const changes: Change[] = [];
  // In turn, each card moves right behind the card that is in front of it in the new order.
  for (const placed of chosen) {
    const index = all.indexOf(placed);
    const others = all.toSpliced(index, 1);
    const inFront = after[after.indexOf(placed) - 1];
    const newIndex = inFront ? others.indexOf(inFront) + 1 : 0;
    if (newIndex === index) continue;
    changes.push({ kind: 'move', at: placeOfCard(index), was: entryOfCard(placed.card), to: newIndex });
    all = others.toSpliced(newIndex, 0, placed);
  }
  return keepBackgrounds(cards, after, `the move of ${namesOf(cards, from)} to place ${to + 1}`, changes);
}

/** Removes one card. */
export function removeCard(cards: readonly Card[], index: number): Outcome {
  return removeCards(cards, [index]);
}

/** Removes cards, the last first, so that the indexes of the others stay valid. */
export function removeCards(cards: readonly Card[], indexes: readonly number[]): Outcome {
  const remaining = cards
    .map((card, oldIndex): Placed => ({ card, oldIndex }))
    .filter((_, index) => !indexes.includes(index));
  const changes = indexes
    .toSorted((one, other) => other - one)
    .map((index): Change => ({ kind: 'remove', at: placeOfCard(index), was: entryOfCard(cards[index]) }));
  return keepBackgrounds(cards, remaining, `the removal of ${namesOf(cards, indexes)}`, changes);
}

/** Removes all cards. Translations lose their list of cards. */
export function emptyStory(files: EditState['files']): Outcome {
  const changes = Object.entries(files).flatMap(([file, { data }]): Change[] => {
    const was = valueAt(data, ['cards']);
    if (file.split('/').at(-1) !== STORY_FILE || !Array.isArray(was)) return [];
    return [{ kind: 'set', at: { file, path: ['cards'] }, was, value: file === STORY_FILE ? [] : null }];
  });
  return { step: { label: 'the removal of all cards', changes }, cards: [] };
}

/** Gives cards a background; the cards after them keep theirs. */
export function paintCards(cards: readonly Card[], indexes: readonly number[], background: Background): Outcome {
  const all = cards.map((card, oldIndex): Placed => ({ card, oldIndex }));
  return keepBackgrounds(cards, all, `the background of ${namesOf(cards, indexes)}`, [], { indexes, background });
}

/** A card’s name in the undo button. */
export function nameOf(card: Card | undefined): string {
  return shorten(captionOf(card), 40);
}

function namesOf(cards: readonly Card[], indexes: readonly number[]): string {
  const [only = 0] = indexes;
  return indexes.length === 1 ? `card “${nameOf(cards[only])}”` : `${indexes.length} cards`;
}
