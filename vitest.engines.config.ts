import { defineConfig } from 'vitest/config';

/** Tests in Firefox and WebKitGTK as Debian packages them, which Playwright cannot drive. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    // Software GL is slow, and the driver waits for each tap.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
    // Reports each test as it ends, since the whole run takes minutes.
    reporters: ['verbose'],
  },
});
