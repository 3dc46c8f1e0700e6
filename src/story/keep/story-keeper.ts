import type { StoryFile } from './story-files';

/** `unknown` until the caches have been looked into; `stopped` by the guest, `broken` by the network, which some files did not come over. */
export type Keeping = {
  step: 'unknown' | 'wanted' | 'fetching' | 'stopped' | 'broken' | 'no room' | 'kept';
  /** Bytes that are here, of all. */
  done: number;
  total: number;
  /** The files that are not here, as far as is known. */
  left: readonly StoryFile[];
};

/** Brings the whole story into the caches that the service worker answers from. */
export type StoryKeeper = {
  state: () => Keeping;
  /** Calls back when the state has changed. @returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** Looks which files are here already. */
  look: () => Promise<void>;
  /** Fetches those that are not. What has come stays, also when it is stopped or breaks off. */
  keep: () => Promise<void>;
  stop: () => void;
};

/** Some of the room that a browser promises goes into its own records. */
const ROOM_FOR_RECORDS = 1.1;

export function createStoryKeeper(files: readonly StoryFile[]): StoryKeeper {
  const total = sum(files);
  let state: Keeping = { step: 'unknown', done: 0, total, left: files };
  let abort = new AbortController();
  const listeners = new Set<() => void>();

  function set(change: Partial<Keeping>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function missing(): Promise<StoryFile[]> {
    const here = new Set<string>();
    for (const name of new Set(files.map(({ cache }) => cache)))
      for (const { url } of await (await caches.open(name)).keys()) here.add(url);
    return files.filter(({ url }) => !here.has(url));
  }

  async function fetchOne(file: StoryFile, signal: AbortSignal): Promise<void> {
    const before = state.done;
    const response = await fetch(file.url, { signal });
    // Some hosts answer a missing file with a page.
    if (!response.ok || !response.body || response.headers.get('content-type')?.includes('text/html'))
      throw new Error(`${response.status} ${file.url}`);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        set({ done: Math.min(state.done + chunk.length, before + file.bytes) });
        controller.enqueue(chunk);
      },
    });
    const counted = new Response(response.body.pipeThrough(counting), { headers: response.headers });
    await (await caches.open(file.cache)).put(file.url, counted);
    set({ done: before + file.bytes });
  }

  /** One that does not come holds up none of the others. */
  async function tryOne(file: StoryFile, signal: AbortSignal): Promise<void> {
    const { done } = state;
    try {
      await fetchOne(file, signal);
      set({ left: state.left.filter((each) => each !== file) });
    } catch (reason) {
      if (signal.aborted || (reason instanceof DOMException && reason.name === 'QuotaExceededError')) throw reason;
      set({ done });
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: async () => {
      try {
        const left = await missing();
        if (state.step !== 'fetching') set({ step: left.length ? 'wanted' : 'kept', done: total - sum(left), left });
      } catch {
        // A browser that refuses its caches keeps nothing, and is offered nothing.
      }
    },
    keep: async () => {
      if (state.step === 'fetching') return;
      abort = new AbortController();
      const { signal } = abort;
      set({ step: 'fetching' });
      try {
        const left = await missing();
        set({ done: total - sum(left), left });
        if (!(await hasRoomFor(sum(left)))) return set({ step: 'no room' });
        for (const file of left) await tryOne(file, signal);
        set({ step: state.left.length ? 'broken' : 'kept' });
      } catch (reason) {
        const isFull = reason instanceof DOMException && reason.name === 'QuotaExceededError';
        set({ step: signal.aborted ? 'stopped' : isFull ? 'no room' : 'broken' });
      }
    },
    stop: () => abort.abort(),
  };
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage >= bytes * ROOM_FOR_RECORDS;
}

function sum(files: readonly StoryFile[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0);
}
