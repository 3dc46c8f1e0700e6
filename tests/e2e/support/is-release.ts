/** True in `npm run test:release`, which also runs tests that are too slow for every commit. */
export const IS_RELEASE = process.env.RELEASE === '1';
