import { create } from 'zustand';
import { persist, type PersistStorage, type StorageValue } from 'zustand/middleware';
import { TRACKED_ROUTES, type TrackedRoute } from './model/pages';
import { isTree } from './model/tree';

/** The key in `localStorage`, which `index.html` reads, too. Never change it: guests' browsers already hold it. */
export const STORAGE_KEY = 'wedding-state';
const STORAGE_VERSION = 1;

/** Which tracked pages the guest has read. */
export type ReadStates = Record<TrackedRoute, boolean>;

/** The part of the state that persists between visits. */
export type StoredState = { opened: boolean; thanked: boolean; readStates: ReadStates };

export type WeddingState = StoredState & {
  /** Index of the story's top card; not persisted. */
  storyIndex: number;
  open: () => void;
  markRead: (route: TrackedRoute) => void;
  readAll: () => void;
  thank: () => void;
  /** Makes `thanked` false and touches nothing else. */
  reset: () => void;
  setStoryIndex: (index: number) => void;
};

const NOTHING_READ = readStatesOf(false);
const ALL_READ = readStatesOf(true);

/** Whether this guest has opened the site and was thanked, and what they have read. The reply has its own store. */
export const useWedding = create<WeddingState>()(
  persist(
    (set) => ({
      opened: isShownAsOpened(),
      thanked: false,
      readStates: NOTHING_READ,
      storyIndex: 0,
      open: () => set({ opened: true }),
      markRead: (route) =>
        set((state) => (state.readStates[route] ? state : { readStates: { ...state.readStates, [route]: true } })),
      readAll: () => set({ readStates: ALL_READ }),
      thank: () => set({ thanked: true }),
      reset: () => set({ thanked: false }),
      setStoryIndex: (storyIndex) => set({ storyIndex }),
    }),
    {
      name: STORAGE_KEY,
      version: STORAGE_VERSION,
      storage: forgivingStorage(),
      partialize: ({ opened, thanked, readStates }): StoredState => ({ opened, thanked, readStates }),
      merge: (stored, current) => mergeStored(readStored(stored), current),
    },
  ),
);

/** Keeps this tab in sync with the site's other tabs, from now on. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) void useWedding.persist.rehydrate();
  });
  // A page restored from the back/forward cache has missed the other tabs' events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void useWedding.persist.rehydrate();
  });
}

/** The valid parts of a stored state. Invalid parts are left out, so they fall back to defaults. */
export function readStored(stored: unknown): Partial<StoredState> {
  if (!isTree(stored)) return {};
  const valid: Partial<StoredState> = {};
  if (typeof stored.opened === 'boolean') valid.opened = stored.opened;
  if (typeof stored.thanked === 'boolean') valid.thanked = stored.thanked;
  const read = stored.readStates;
  if (isTree(read)) {
    valid.readStates = { ...NOTHING_READ };
    for (const route of TRACKED_ROUTES) valid.readStates[route] = read[route] === true;
  }
  return valid;
}

/** Merges so that `opened` and `readStates` never go back to false, even if another tab is behind. */
function mergeStored(stored: Partial<StoredState>, current: WeddingState): WeddingState {
  const readStates = { ...current.readStates };
  for (const route of TRACKED_ROUTES) readStates[route] ||= stored.readStates?.[route] ?? false;
  return {
    ...current,
    opened: current.opened || (stored.opened ?? false),
    thanked: stored.thanked ?? current.thanked,
    readStates,
  };
}

/** `localStorage` that never throws or warns: if it fails, the visit works from memory. */
function forgivingStorage(): PersistStorage<StoredState> {
  return {
    getItem: (name) => {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
        if (!isTree(value)) return null;
        // Reports our own version, or `persist` would warn about any other and discard its state.
        // `readStored` checks the state.
        return { state: value.state, version: STORAGE_VERSION } as StorageValue<StoredState>;
      } catch {
        return null;
      }
    },
    setItem: (name, value) => {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Private mode or a full quota: neither we nor the guest can do anything about it.
      }
    },
    removeItem: (name) => {
      try {
        localStorage.removeItem(name);
      } catch {
        // Same as above.
      }
    },
  };
}

function readStatesOf(isRead: boolean): ReadStates {
  return Object.fromEntries(TRACKED_ROUTES.map((route) => [route, isRead])) as ReadStates;
}

/**
 * Whether the script in `index.html`, which has read the stored state, shows the page of a returning guest. The initial
 * state must match, since React hydrates that page.
 */
function isShownAsOpened(): boolean {
  return typeof document !== 'undefined' && 'opened' in document.documentElement.dataset;
}
