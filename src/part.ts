/** A lazy part of the site that React reads with `use`. */
export type Part<Value> = {
  /** Loads the part once. A failure is kept, or React would retry endlessly; `preload` and `forgetFailures` drop it. */
  load: () => Promise<Value>;
  /** Loads the part ahead of time. @returns undefined if that fails; the next load then tries again. */
  preload: () => Promise<Value | undefined>;
};

/** For each failed part, a function that lets it load again. */
const resets = new Set<() => void>();

/** Lets every failed part load again. */
export function forgetFailures(): void {
  for (const reset of resets) reset();
  resets.clear();
}

/**
 * Makes a part. When it has loaded, its promise has the `status` and `value` that React's `use` reads, so a preloaded
 * part renders immediately, without a fallback, which React would show for at least 300 ms.
 */
export function createPart<Value>(startLoading: () => Promise<Value>): Part<Value> {
  let promise: Promise<Value> | null = null;

  const forget = (failed: Promise<Value>) => {
    // A later attempt may have replaced the failed one.
    if (promise === failed) promise = null;
  };

  async function recordOutcome(loading: Promise<Value>): Promise<void> {
    try {
      const value = await loading;
      void Object.assign(loading, { status: 'fulfilled', value });
    } catch {
      resets.add(() => forget(loading));
    }
  }

  function load(): Promise<Value> {
    if (!promise) {
      promise = startLoading();
      void recordOutcome(promise);
    }
    return promise;
  }

  async function preload(): Promise<Value | undefined> {
    const loading = load();
    try {
      return await loading;
    } catch {
      forget(loading);
      return undefined;
    }
  }

  return { load, preload };
}
