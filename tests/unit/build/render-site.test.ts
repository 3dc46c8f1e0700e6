import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { renderServer } from '../../../build/emit/prerender/render-site';

test('a build leaves the packages of a running "npm run dev" as they are', async () => {
  const { optimizeDeps } = await resolveConfig(renderServer('/'), 'serve');
  // Vite's condition for running no optimizer, which writes to the cache that both share.
  expect(optimizeDeps).toMatchObject({ noDiscovery: true });
  expect(optimizeDeps.include ?? []).toEqual([]);
});
