import type { DraftKind } from '../../state/drafts';
import type { Place } from '../../../protocol';
import { keysOf, placeOfCard, STORY_FILE, type CardLine } from '../../../model/cards';
import { findOpen } from '../../../model/find-open';
import { setLine } from '../cards/steps';
import { followDate } from '../cards/suggest-caption';
import { contentFiles, useTray, writtenCards } from '../tray-store';

/** Every card needs these lines. `unknown`, so that `includes` accepts any part of a path. */
const REQUIRED: readonly unknown[] = ['date', 'caption'] satisfies CardLine[];

/** How drafts of a card’s fields are tidied and saved. */
export const LINE: DraftKind = {
  tidy: ({ path: [, , line] }, value) => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' && !REQUIRED.includes(line) ? null : value.trim();
  },
  step: (place, was, value) => {
    // Only a required line: `tidy` removes any other that is empty.
    if (value === '')
      return { status: 'refused', message: 'This cannot be empty. Press Escape to restore the old text.' };
    const [, index, line] = place.path;
    const { label, changes } = setLine(Number(index), line as CardLine, was, value);
    return { label, changes: [...changes, ...followDate(contentFiles()[STORY_FILE]?.data, place, was, value)] };
  },
};

/** The place of a shown card’s line. While a change is being saved, the card’s index in the file may still differ. */
export function placeOfShown(index: number, line: CardLine): Place {
  const { ahead } = useTray.getState();
  const written = ahead ? findOpen(keysOf(writtenCards() ?? []), { index, keys: keysOf(ahead) }) : index;
  return placeOfCard(written < 0 ? index : written, line);
}
