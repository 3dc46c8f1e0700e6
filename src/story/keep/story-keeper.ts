import type { StoryFile } from './story-files';

/** How much of the story is saved. */
export type Keeping = {
  step:
    /** The caches have not been checked. */
    | 'unknown'
    /** Files are missing, or the site itself does not work offline. */
    | 'incomplete'
    | 'fetching'
    /** The guest has stopped an attempt. */
    | 'stopped'
    /** The device has no room for all files. */
    | 'no room'
    /** An attempt has ended with something missing, for any other reason. */
    | 'broken'
    /** All files are saved, and the site itself works offline. */
    | 'kept';
  /** The bytes of the saved files, and those that have arrived of the file being saved. */
  done: number;
  /** The bytes of all files. */
  total: number;
  /** The files that are not known to be saved; a file that several cards share is listed for each of them. */
  left: readonly StoryFile[];
};

/** Saves the whole story in the service worker's caches. */
export type StoryKeeper = {
  state: () => Keeping;
  /** Calls `listener` after each change of the state. @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Checks which files are saved already. If all are, also makes the site itself work offline. */
  check: () => Promise<void>;
  /** Saves the missing files. Saved files remain if this stops or fails, but a full device may lose photos. */
  keep: () => Promise<void>;
  /** Stops saving, on the guest's request. */
  stop: () => void;
};

/** The room that files need, relative to their bytes: browsers add records of their own. */
const QUOTA_OVERHEAD = 1.1;

/**
 * Creates a keeper of these files.
 * @param all may list a file more than once, for several cards or screen sizes.
 * @param prepareOffline makes the site itself work offline, without which the files are of no use, and returns whether it
 * does; left out if the caller does that.
 */
export function createStoryKeeper(
  all: readonly StoryFile[],
  prepareOffline: () => Promise<boolean> = async () => true,
): StoryKeeper {
  const total = sumBytes(all);
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

  /** Updates the state to what is saved now. @returns the missing files. */
  async function recount(): Promise<readonly StoryFile[]> {
    const left = await findMissing();
    set({ done: total - sumBytes(left), left });
    return left;
  }

  /** Saves a file and reports its bytes as they arrive. */
  async function saveFile(file: StoryFile, signal: AbortSignal): Promise<void> {
    const doneBefore = state.done;
    // Revalidated: some hosts let browsers keep the answer that a file is missing for a year.
    const response = await fetch(file.url, { signal, cache: 'no-cache' });
    // In place of a missing file, some hosts send a page or an empty file, and the worker sends another size as 203.
    if (response.status !== 200 || !response.body || response.headers.get('content-type')?.includes('text/html'))
      throw new Error(`${response.status} ${file.url}`);
    const reader = response.body.getReader();
    let isEmpty = true;
    // A `TransformStream` would be shorter, but Firefox before 102 has none.
    const counting = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const { value } = await reader.read();
        if (!value) return isEmpty ? controller.error(new Error(`Empty: ${file.url}`)) : controller.close();
        isEmpty = false;
        set({ done: Math.min(state.done + value.length, doneBefore + file.bytes) });
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    const counted = new Response(counting, { headers: response.headers });
    await (await caches.open(file.cache)).put(file.url, counted);
    set({ done: doneBefore + file.bytes });
  }

  /** Tries to save a file. @throws only if the guest has stopped or the device is full: other failures do not stop the rest. */
  async function trySaving(file: StoryFile, signal: AbortSignal): Promise<void> {
    const { done } = state;
    try {
      await saveFile(file, signal);
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
        const isKept = left.length === 0 && (await prepareOffline());
        if (state.step !== 'fetching')
          set({ step: isKept ? 'kept' : 'incomplete', done: total - sumBytes(left), left });
      } catch {
        // Without caches, nothing can be saved: the step remains `unknown`, so nothing is offered.
      }
    },
    keep: async () => {
      if (state.step === 'fetching') return;
      abort = new AbortController();
      const { signal } = abort;
      set({ step: 'fetching' });
      const prepared = prepareOffline();
      try {
        const missing = await recount();
        if (!(await hasRoomFor(sumBytes(missing)))) return set({ step: 'no room' });
        for (const file of unique(missing)) await trySaving(file, signal);
        const failed = state.left.length;
        // The first service worker can take long to install: the guest can stop waiting for it, too. A private site's own
        // files may have needed the connection that these files used.
        const ready = prepared.then((isReady) => isReady || prepareOffline());
        const isKept = failed === 0 && (await Promise.race([ready, failOnAbort(signal)]));
        // On a full device, the worker deletes photos, even some that were just saved.
        const hasLost = (await recount()).length > failed;
        set({ step: hasLost ? 'no room' : isKept ? 'kept' : 'broken' });
      } catch (reason) {
        // Here, too, the worker may have deleted photos.
        if (isNoRoom(reason)) await recount().catch(() => {});
        set({ step: signal.aborted ? 'stopped' : isNoRoom(reason) ? 'no room' : 'broken' });
      }
    },
    stop: () => abort.abort(),
  };
}

/** Rejects once the guest stops; at once if that has happened already. */
function failOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('Stopped'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}

/** Whether this error means that the browser has no more room. */
function isNoRoom(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'QuotaExceededError';
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage >= bytes * QUOTA_OVERHEAD;
}

/** Each file once, however many cards share it. */
function unique(files: readonly StoryFile[]): StoryFile[] {
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

/** The bytes of all these files. */
function sumBytes(files: readonly StoryFile[]): number {
  return unique(files).reduce((bytes, file) => bytes + file.bytes, 0);
}
