import { defineConfig } from 'vitest/config';

/** The walk, the deck and the faults in the engines that Playwright does not drive as Debian packages them. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    // A walk by a driver that waits for each tap takes its time on software GL.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // Each test as it ends: the whole run takes minutes.
    reporters: ['verbose'],
  },
});
