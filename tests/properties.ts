import fc from 'fast-check';

/** Milliseconds after which a property tries nothing smaller than the case it failed on: no run looks for it for ever. */
const LONGEST_SEARCH = 60_000;
/**
 * Where all properties begin: `SEED=123` repeats a run. The gate's verdict on a commit is always the same; elsewhere each run
 * tries something else.
 */
const seed = process.env.SEED ?? (process.env.CI ? '1' : undefined);

fc.configureGlobal({ interruptAfterTimeLimit: LONGEST_SEARCH, ...(seed !== undefined && { seed: Number(seed) }) });
