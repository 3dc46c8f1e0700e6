import { defineConfig } from 'vitest/config';
import { openProject } from './build/check/open-project.ts';
import { content } from './build/serve/content-modules.ts';
import { world } from './build/serve/world-parts.ts';

// Not the couple's content, which may change.
const project = openProject(import.meta.dirname, 'tests/fixtures/mountains/content');

export default defineConfig({
  plugins: [content(project), world(project)],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/temporary-folders.ts',
    setupFiles: ['tests/properties.ts', 'tests/support/no-keychain.mjs', 'tests/support/fresh-mocks.ts'],
    // All files share one context, since what they import is pure. Isolating each would double the time.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    // Only for tests that hang, since the machine may be busy.
    testTimeout: 180_000,
  },
});
