/** True in `npm run test:release`, which also runs what takes too long for every commit. */
export const IS_RELEASE = process.env.RELEASE === '1';
