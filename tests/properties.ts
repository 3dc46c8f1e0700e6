import fc from 'fast-check';

/** The longest time for one property and its shrinking, in ms. Cases not tried by then count as passed. */
const LONGEST_RUN = 60_000;
/** `SEED=123` repeats a run. CI always uses the same seed, so its verdict on a commit never changes. */
const seed = process.env.SEED ?? (process.env.CI ? '1' : undefined);

fc.configureGlobal({ interruptAfterTimeLimit: LONGEST_RUN, ...(seed !== undefined && { seed: Number(seed) }) });

/** How often to try a property: `usual` times, and five times as often in `npm run test:release`. */
export const runs = (usual: number): number => (process.env.RELEASE === '1' ? usual * 5 : usual);
