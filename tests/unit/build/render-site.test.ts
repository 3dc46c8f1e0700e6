import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { renderServer } from '../../../build/emit/prerender/render-site.ts';
import { plugins } from '../../../build/plugins.ts';

test('a build leaves the packages of a running "npm run dev" as they are', async () => {
  const project = openProject(process.cwd(), 'tests/fixtures/mountains/content');
  const options = { plugins: plugins(project, 'development') };
  const { optimizeDeps } = await resolveConfig(renderServer('/', options), 'serve');
  // Vite's condition for running no optimizer, which writes to the cache that both share.
  expect(optimizeDeps).toMatchObject({ noDiscovery: true });
  expect(optimizeDeps.include ?? []).toEqual([]);
});
