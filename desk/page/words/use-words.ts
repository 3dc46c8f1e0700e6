import { create } from 'zustand';
import type { Holder } from '../../model/origins/origins-type';
import type { Point } from '../site/point';
import { goTo, useDesk } from '../state/desk-store';
import { boxOf, scrollerOf } from './geometry';
import { findAgain, positionOf, type Site } from './use-site';
import { writtenTextAt, type WrittenText } from './written-text';

/** A text being edited. */
export type Editing = {
  written: WrittenText;
  /** The text as the page showed it at first. */
  holder: Holder;
  /** Its position among texts with the same place. */
  position: number;
  /** Where the clicked letter is, in the frame’s viewport; the caret starts there. Null if opened otherwise. */
  point: Point | null;
};

type Words = {
  /** The text with the pencil: the pointer or the focus is on it. */
  pointed: Holder | null;
  editing: Editing | null;
};

/** The text pointed at, and the text being edited. */
export const useWords = create<Words>(() => ({ pointed: null, editing: null }));

/** Edits a text on the page in place. Other values, such as dates, open in the panel. */
export function openText(site: Site, pointed: Holder, point: Point | null = null): void {
  const { state } = useDesk.getState();
  if (!state || useWords.getState().editing) return;
  // The site may have rendered or reloaded while the pointer was on the pencil.
  const holder = findAgain(site.holders, pointed, 0) ?? pointed;
  const written = writtenTextAt(state, holder.place);
  if (!written) return goTo(holder.place);
  const movedBy = scrollForRoom(site, holder, point);
  const position = positionOf(site.holders, holder);
  const editing = { written, holder, position, point: point && { x: point.x, y: point.y + movedBy } };
  useWords.setState({ pointed: null, editing });
}

/** Room for messages below a text, CSS px. Above a text, half as much is enough. */
const ROOM_BELOW = 120;

/** Scrolls so that a text’s field has room, if possible. @returns how far down the text has moved, CSS px */
function scrollForRoom({ window }: Site, holder: Holder, point: Point | null): number {
  const box = boxOf(holder);
  if (!box) return 0;
  // A text too tall for that shows its clicked line, or else its beginning.
  const isTall = box.height + 1.5 * ROOM_BELOW > window.innerHeight;
  const [top, bottom] = isTall && point ? [point.y, point.y] : [box.top, box.top + box.height];
  const lackBelow = bottom + ROOM_BELOW - window.innerHeight;
  const spareAbove = top - ROOM_BELOW / 2;
  const by = Math.min(Math.max(lackBelow, 0), spareAbove);
  if (by !== 0) scrollerOf(holder)?.scrollBy({ top: by, behavior: 'instant' });
  return (boxOf(holder)?.top ?? box.top) - box.top;
}
