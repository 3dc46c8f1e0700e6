import { create } from 'zustand';
import type { Holder } from '../site/origins-type';
import { goTo, useDesk } from '../store';
import { boxOf, scrollerOf } from './geometry';
import { positionOf, type Site } from './use-site';
import { writtenTextAt, type WrittenText } from './written-text';

/** A text that is being typed. */
export type Editing = {
  written: WrittenText;
  /** Where it was shown when that began, and the how-manieth it is of those written there. */
  holder: Holder;
  position: number;
  /** Where it was clicked, in the frame's window: the caret begins there. */
  point: { x: number; y: number } | null;
};

type Words = {
  /** The text that has the pencil. */
  pointed: Holder | null;
  editing: Editing | null;
};

/** What of the page's words is pointed at, or being typed. */
export const useWords = create<Words>(() => ({ pointed: null, editing: null }));

/** Opens the field over a text; what is no words has its field beside the page. */
export function openText(site: Site, holder: Holder, point: Editing['point'] = null): void {
  const { state } = useDesk.getState();
  if (!state || useWords.getState().editing) return;
  const written = writtenTextAt(state, holder.place);
  if (!written || holder.where !== 'text') return goTo(holder.place);
  makeRoom(site, holder);
  useWords.setState({ pointed: null, editing: { written, holder, position: positionOf(site.holders, holder), point } });
}

/** What is said of a text stands below it, CSS px. */
const ROOM_BELOW = 120;

/** Brings a text to where its field has room, as far as the page scrolls. */
function makeRoom({ window }: Site, holder: Holder): void {
  const box = boxOf(holder);
  if (!box) return;
  const below = box.top + box.height + ROOM_BELOW - window.innerHeight;
  const above = ROOM_BELOW / 2 - box.top;
  const by = below > 0 ? Math.min(below, -above) : Math.min(-above, 0);
  if (by !== 0) scrollerOf(holder)?.scrollBy({ top: by, behavior: 'instant' });
}
