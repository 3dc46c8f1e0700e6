import { queueTasks } from '../../model/queue-tasks';
import { endPress } from './press';

const inTurn = queueTasks();
let pending = 0;

/** Runs a request after all earlier ones: each builds on the files that the one before has written. */
export function enqueue<T>(request: () => Promise<T>): Promise<T> {
  // Saves delayed by a press come first.
  endPress();
  pending += 1;
  return inTurn(request).finally(() => (pending -= 1));
}

/** Whether a request is running or queued. */
export function isSaving(): boolean {
  return pending > 0;
}
