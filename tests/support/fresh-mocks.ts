import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// All test files share one context. A file with mocks loads its modules again, since others may have loaded them without
// the mocks, and leaves none behind.
const { testPath } = expect.getState();
if (testPath && readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
