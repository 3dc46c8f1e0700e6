/** Work starts after this long even if the browser never becomes idle. */
const LONGEST_WAIT_MS = 5000;
/** Safari has no idle callback: it simply waits this long. */
const SAFARI_WAIT_MS = 1500;

/** Resolves once the browser is idle. */
export const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Runs a function once the browser is idle. @returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, SAFARI_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
