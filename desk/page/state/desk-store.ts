import { create } from 'zustand';
import { followDrafts } from './follow-drafts';
import { untilReleased } from './press';
import type { Saved } from '../../model/offers';
import type { EditState, Place } from '../../protocol';
import { fetchState } from './clients/client';
import type { Preview } from '../../model/origins/origins-type';
import { isOfDesign } from '../../model/design';
import { STORY_FILE } from '../../model/cards';

/** The panel next to the site. */
export type Panel = 'page' | 'design' | 'pages' | 'story' | 'replies' | 'todo' | 'online' | 'past';

type Desk = {
  /** Null until loaded. */
  state: EditState | null;
  panel: Panel | null;
  /** The value whose field a link leads to; null once that field has the focus. */
  goal: Place | null;
  /** The address of the page in the frame: `/schedule`. */
  address: string;
  /** The site as guests see it, without editing; null while the couple edit. */
  preview: Preview;
  /** The latest status message; empty once it has disappeared. */
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
  preview: null,
  message: '',
  saved: null,
}));

/** The latest state, which may be newer than that of the last render. @throws before the content is loaded */
export function stateNow(): EditState {
  const { state } = useDesk.getState();
  if (!state) throw new Error('The content is not loaded yet.');
  return state;
}

/** Fetches the state after a change here, in another window or in a file. @throws if the request fails */
export async function refresh(): Promise<void> {
  const state = await fetchState();
  await untilReleased();
  const before = useDesk.getState().state;
  // Responses may arrive out of order.
  if (before && before.version > state.version) return;
  if (before) followDrafts(before.files, state.files);
  useDesk.setState({ state });
}

/** Resolves when the refresh that is running, if any, has ended. */
let running: Promise<void> = Promise.resolve();
/** Resolves when the refresh after that one has ended; null if none is waiting to start. */
let waiting: Promise<void> | null = null;

/**
 * Refreshes the state, after any refresh that is running. Calls before it starts share it, since a step may change many
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

/** Opens the panel that edits a value, and ends the preview. The page panel edits translations, also those of cards. */
export function goTo(goal: Place): void {
  const isCard = goal.file === STORY_FILE && goal.path[0] === 'cards';
  const panel = isCard ? 'story' : isOfDesign(goal) ? 'design' : 'page';
  useDesk.setState({ panel, goal, preview: null });
}
