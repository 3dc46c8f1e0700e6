import { create } from 'zustand';
import { followDrafts } from './follow-drafts';
import { untilReleased } from './press';
import type { Saved } from '../../model/offers';
import type { EditState, Place } from '../../protocol';
import { fetchState } from './clients/client';
import { isOfDesign } from '../../model/design';
import { STORY_FILE } from '../../model/cards';

/** The panel next to the site. */
export type Panel = 'page' | 'design' | 'pages' | 'story' | 'replies' | 'todo' | 'online' | 'past';

type Desk = {
  /** Null until loaded. */
  state: EditState | null;
  panel: Panel | null;
  /** The value that a link leads to; null once its field has the focus. */
  goal: Place | null;
  /** Where the site in the frame is: `/schedule`. */
  address: string;
  /** Preview: the site as guests see it, without editing. */
  isPreview: boolean;
  /** Preview with the cover closed, as on a first visit. */
  isNewGuest: boolean;
  /** The latest status message, read out by screen readers; empty once it has been shown. */
  message: string;
  /** The value saved last, for offers of what usually follows. */
  saved: Saved | null;
};

/** The desk's shared state. */
export const useDesk = create<Desk>(() => ({
  state: null,
  panel: null,
  goal: null,
  address: '/',
  isPreview: false,
  isNewGuest: false,
  message: '',
  saved: null,
}));

/** The current content, not that of the last render. */
export function stateNow(): EditState {
  const { state } = useDesk.getState();
  if (!state) throw new Error('The content is not loaded yet.');
  return state;
}

/** Fetches the content again after a change here, in another window or in a file. */
export async function refresh(): Promise<void> {
  const state = await fetchState();
  await untilReleased();
  const known = useDesk.getState().state;
  // Responses may arrive out of order.
  if (known && known.version > state.version) return;
  if (known) followDrafts(known.files, state.files);
  useDesk.setState({ state });
}

let running: Promise<void> = Promise.resolve();
let waiting: Promise<void> | null = null;

/**
 * Refreshes soon. Calls made while a refresh is running share a single one after it, since a step may change many
 * files. Ignores failures, since `watchConnection` notices if the server is gone.
 */
export function refreshSoon(): Promise<void> {
  waiting ??= running.then(() => {
    waiting = null;
    running = refresh().catch(() => {});
    return running;
  });
  return waiting;
}

/** Shows a status message. */
export function announce(message: string): void {
  useDesk.setState({ message });
}

/** Opens the panel that edits a value, and ends the preview. Translated cards are edited in the page panel. */
export function goTo(goal: Place): void {
  const isCard = goal.file === STORY_FILE && goal.path[0] === 'cards';
  const panel = isCard ? 'story' : isOfDesign(goal) ? 'design' : 'page';
  useDesk.setState({ panel, goal, isPreview: false, isNewGuest: false });
}
