import { createServer, resolveConfig, type InlineConfig, type ResolvedConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project';
import { renderSite } from '../../../build/emit/prerender/render-site';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder';

vi.mock(import('vite'), { spy: true });

test('a build leaves the packages of a running "npm run dev" as they are', async () => {
  let config: ResolvedConfig | undefined;
  vi.mocked(createServer).mockImplementation(async (own) => {
    config = await resolveConfig(own as InlineConfig, 'serve');
    throw new Error('No server is needed');
  });
  await expect(renderSite(openProject(temporaryFolder(), MOUNTAINS))).rejects.toThrow('No server is needed');
  // Vite's condition for running no optimizer, which writes to the cache that both share.
  expect(config?.optimizeDeps).toMatchObject({ noDiscovery: true });
  expect(config?.optimizeDeps.include ?? []).toEqual([]);
});
