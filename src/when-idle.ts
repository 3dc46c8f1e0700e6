/** The latest that work waits for an idle moment. */
const LONGEST_WAIT_MS = 5000;

/** Kept once the browser has nothing better to do. */
export const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Runs something once the browser has nothing better to do. @returns what takes that back. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
