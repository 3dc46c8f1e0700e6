import { endPress } from './press';

let last: Promise<unknown> = Promise.resolve();
let pending = 0;

/** Runs a request after all earlier ones: each builds on the files that the one before has written. */
export function enqueue<T>(request: () => Promise<T>): Promise<T> {
  // Saves delayed by a press come first.
  endPress();
  pending += 1;
  const turn = last.then(request).finally(() => (pending -= 1));
  last = turn.catch(() => {});
  return turn;
}

/** Whether a request is running or queued. */
export function isSaving(): boolean {
  return pending > 0;
}
