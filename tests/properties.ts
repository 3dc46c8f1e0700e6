import fc, { type RunDetails } from 'fast-check';
import { IS_RELEASE } from './e2e/support/is-release.ts';

/** The longest time for one property and its shrinking, in ms. */
const LONGEST_RUN = 60_000;
/** A property stopped at that time passes if at least this share of its cases ran: a busy machine is no failure. */
const LEAST_SHARE = 0.1;
/** fast-check's own number of cases. */
const DEFAULT_RUNS = 100;
/** `SEED=123` repeats a run. CI always uses the same seed, so its verdict on a commit never changes. */
const seed = process.env.SEED ?? (process.env.CI ? '1' : undefined);

fc.configureGlobal({
  interruptAfterTimeLimit: LONGEST_RUN,
  // `markInterruptAsFailure` would fail however many cases ran.
  reporter: failIfTooFew,
  ...(seed !== undefined && { seed: Number(seed) }),
});

/** How often to try a property: `usual` times, and five times as often in `npm run test:release`. */
export const runs = (usual: number): number => (IS_RELEASE ? usual * 5 : usual);

function failIfTooFew<Values>(run: RunDetails<Values>): void {
  const wanted = run.runConfiguration.numRuns ?? DEFAULT_RUNS;
  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
  if (run.interrupted && run.numRuns < wanted * LEAST_SHARE)
    throw new Error(`Only ${run.numRuns} of ${wanted} cases ran before the time limit (seed ${run.seed})`);
}
