import { makeQueue } from '../../model/make-queue';
import { endPress } from './press';

const runInTurn = makeQueue();
let pending = 0;

/** Runs a request after all earlier ones, since each builds on the files that the one before has written. */
export function enqueue<T>(request: () => Promise<T>): Promise<T> {
  // Runs saves that a press delays, so that they are queued first.
  endPress();
  pending += 1;
  return runInTurn(request).finally(() => (pending -= 1));
}

/** Whether a request is running or queued. */
export function isSaving(): boolean {
  return pending > 0;
}
