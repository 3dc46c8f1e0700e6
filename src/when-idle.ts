/** Work starts after this long even if the browser never becomes idle. */
const LONGEST_WAIT_MS = 5000;
/** In Safari, which has no idle callback, work simply waits this long. */
const SAFARI_WAIT_MS = 1500;

/** Resolves once the browser is idle. */
export const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Runs a function once the browser is idle. @returns a function that cancels the run. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, SAFARI_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
