import type { Place } from '../../../protocol';
import { keysOf, placeOfCard, type CardLine } from '../../../model/cards';
import { findOpen } from '../../../model/find-open';
import { useTray, writtenCards } from '../tray-store';

/** The place of a shown card’s line. While a change is being saved, the card’s index in the file may still differ. */
export function placeOfShown(index: number, line: CardLine): Place {
  const { ahead } = useTray.getState();
  const written = ahead ? findOpen(keysOf(writtenCards() ?? []), { index, keys: keysOf(ahead) }) : index;
  return placeOfCard(written < 0 ? index : written, line);
}
