import fc, { type RunDetails } from 'fast-check';
import { IS_RELEASE } from './e2e/support/is-release.ts';

/** After this time, which includes shrinking, a property is interrupted. */
const LONGEST_RUN_MS = 60_000;
/** An interrupted property passes if at least this share of its cases ran, since the machine may only be busy. */
const LEAST_SHARE = 0.1;
/** How many cases fast-check runs unless a property sets a number. */
const DEFAULT_RUNS = 100;
/** `SEED=123` repeats a run. CI always uses the same seed, so its verdict on a commit never changes. */
const seed = process.env.SEED ?? (process.env.CI ? '1' : undefined);

fc.configureGlobal({
  interruptAfterTimeLimit: LONGEST_RUN_MS,
  // Not `markInterruptAsFailure`, which would fail an interrupted property however many of its cases ran.
  reporter: throwIfFailed,
  ...(seed !== undefined && { seed: Number(seed) }),
});

/** How many cases of a property to run: `usual`, or five times as many in `npm run test:release`. */
export const runs = (usual: number): number => (IS_RELEASE ? usual * 5 : usual);

/** Throws if a case failed or too few ran. */
function throwIfFailed<Values>(run: RunDetails<Values>): void {
  const wanted = run.runConfiguration.numRuns ?? DEFAULT_RUNS;
  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
  if (run.interrupted && run.numRuns < wanted * LEAST_SHARE)
    throw new Error(`Only ${run.numRuns} of ${wanted} cases ran before the time limit (seed ${run.seed})`);
}
