/** True in `npm run test:release` and `npm run test:fuzz`, which run tests that are too slow for every commit. */
export const IS_RELEASE = process.env.RELEASE === '1';
