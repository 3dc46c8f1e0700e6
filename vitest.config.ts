import { defineConfig } from 'vitest/config';
import { content } from './vite/content.ts';
import { openProject } from './vite/content/project.ts';
import { world } from './vite/world.ts';

// Not the couple's, who may write what they like.
const project = openProject(import.meta.dirname, 'tests/fixtures/mountains/content');

export default defineConfig({
  plugins: [content(project), world(project)],
  // One room for all: what they share is pure, and a room for each file would take as long as the tests.
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/properties.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    // Against what hangs, not what is slow: a machine may be busy.
    testTimeout: 180_000,
  },
});
