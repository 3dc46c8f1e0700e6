import fc from 'fast-check';

/** Milliseconds after which a property tries nothing smaller than the case it failed on: no run looks for it for ever. */
const LONGEST_SEARCH = 60_000;

fc.configureGlobal({ interruptAfterTimeLimit: LONGEST_SEARCH });
