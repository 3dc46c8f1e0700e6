import type { StoryFile } from './story-files';

/** The state of the saved story. */
export type Keeping = {
  /**
   * `unknown` until the caches have been checked; `incomplete` if files are missing, or the site itself does not
   * work offline; `stopped` by the guest; `broken` if that is still so after an attempt.
   */
  step: 'unknown' | 'incomplete' | 'fetching' | 'stopped' | 'broken' | 'no room' | 'kept';
  /** The bytes of the saved files and of the one that is arriving, and of all files. */
  done: number;
  total: number;
  /** The files that are not saved, as far as is known; a file that cards share is listed for each of them. */
  left: readonly StoryFile[];
};

/** Saves the whole story in the service worker's caches. */
export type StoryKeeper = {
  state: () => Keeping;
  /** Calls back when the state has changed. @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Checks which files are saved already. */
  check: () => Promise<void>;
  /** Fetches the others. Saved files remain, even if it stops or fails; only a full device may lose photos. */
  keep: () => Promise<void>;
  stop: () => void;
};

/** Browsers need some of the quota for their own records. */
const QUOTA_OVERHEAD = 1.1;

/**
 * Creates a keeper of these files.
 * @param all may list a file more than once, for several cards or sizes.
 * @param worksOffline makes the site work offline, without which the files are of no use; true if it does.
 */
export function createStoryKeeper(
  all: readonly StoryFile[],
  worksOffline: () => Promise<boolean> = async () => true,
): StoryKeeper {
  const total = sum(all);
  let state: Keeping = { step: 'unknown', done: 0, total, left: all };
  let abort = new AbortController();
  const listeners = new Set<() => void>();

  function set(change: Partial<Keeping>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function findMissing(): Promise<StoryFile[]> {
    const saved = new Set<string>();
    for (const name of new Set(all.map(({ cache }) => cache)))
      for (const { url } of await (await caches.open(name)).keys()) saved.add(url);
    return all.filter(({ url }) => !saved.has(url));
  }

  /** Counts again what is saved. */
  async function count(): Promise<readonly StoryFile[]> {
    const left = await findMissing();
    set({ done: total - sum(left), left });
    return left;
  }

  /** Saves a file and reports its bytes as they arrive. */
  async function fetchOne(file: StoryFile, signal: AbortSignal): Promise<void> {
    const before = state.done;
    const response = await fetch(file.url, { signal });
    // For a missing file, some hosts send a page or an empty file. The worker sends another size of a photo as 203.
    if (response.status !== 200 || !response.body || response.headers.get('content-type')?.includes('text/html'))
      throw new Error(`${response.status} ${file.url}`);
    const reader = response.body.getReader();
    let isEmpty = true;
    // Not a `TransformStream`, which Firefox before 102 does not have.
    const counting = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const { value } = await reader.read();
        if (!value) return isEmpty ? controller.error(new Error(`Empty: ${file.url}`)) : controller.close();
        isEmpty = false;
        set({ done: Math.min(state.done + value.length, before + file.bytes) });
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    const counted = new Response(counting, { headers: response.headers });
    await (await caches.open(file.cache)).put(file.url, counted);
    set({ done: before + file.bytes });
  }

  /** Saves a file. Its failure does not stop the others, unless the guest has stopped or nothing fits any more. */
  async function tryOne(file: StoryFile, signal: AbortSignal): Promise<void> {
    const { done } = state;
    try {
      await fetchOne(file, signal);
      set({ left: state.left.filter(({ url }) => url !== file.url) });
    } catch (reason) {
      set({ done });
      if (signal.aborted || isNoRoom(reason)) throw reason;
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: async () => {
      try {
        const left = await findMissing();
        const isKept = left.length === 0 && (await worksOffline());
        if (state.step !== 'fetching') set({ step: isKept ? 'kept' : 'incomplete', done: total - sum(left), left });
      } catch {
        // Without caches, nothing can be saved and nothing is offered.
      }
    },
    keep: async () => {
      if (state.step === 'fetching') return;
      abort = new AbortController();
      const { signal } = abort;
      set({ step: 'fetching' });
      const site = worksOffline();
      try {
        const missing = await count();
        if (!(await hasRoomFor(sum(missing)))) return set({ step: 'no room' });
        for (const file of once(missing)) await tryOne(file, signal);
        // A first worker can take long to install: the guest may stop waiting for it, too.
        const isKept = state.left.length === 0 && (await Promise.race([site, failOnAbort(signal)]));
        const failed = state.left.length;
        // On a full device, the worker deletes the photos that it has cached.
        const hasLost = (await count()).length > failed;
        set({ step: hasLost ? 'no room' : isKept ? 'kept' : 'broken' });
      } catch (reason) {
        if (isNoRoom(reason)) await count().catch(() => {});
        set({ step: signal.aborted ? 'stopped' : isNoRoom(reason) ? 'no room' : 'broken' });
      }
    },
    stop: () => abort.abort(),
  };
}

/** Rejects once the guest stops, or has stopped already. */
function failOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', reject);
    if (signal.aborted) reject(new Error('Stopped'));
  });
}

/** Whether something failed because the browser has no more room. */
function isNoRoom(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'QuotaExceededError';
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage >= bytes * QUOTA_OVERHEAD;
}

/** Each file once, however many cards share it. */
function once(files: readonly StoryFile[]): StoryFile[] {
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

/** The bytes of all these files. */
function sum(files: readonly StoryFile[]): number {
  return once(files).reduce((bytes, file) => bytes + file.bytes, 0);
}
