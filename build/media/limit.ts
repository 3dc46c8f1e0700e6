import { availableParallelism } from 'node:os';

let freeCores = availableParallelism();
const waiting: (() => void)[] = [];

/** Runs a task when a core is free, so that fifty photos are not all in memory at once. */
export async function limit<T>(task: () => Promise<T>): Promise<T> {
  if (freeCores > 0) freeCores -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else freeCores += 1;
  }
}
