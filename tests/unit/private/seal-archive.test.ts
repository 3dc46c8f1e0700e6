import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { archive } from '../../../build/emit/archive.ts';
import { findSiteKey } from '../../../build/emit/private/site-key.ts';
import { LIST_FILE } from '../../../src/model/list-file.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

test('neither a sealed archive nor its log shows pages, folders or the passphrase', async () => {
  const outDir = temporaryFolder();
  mkdirSync(join(outDir, 'assets'));
  mkdirSync(join(outDir, 'ana-and-tom'));
  for (const name of ['index.html', LIST_FILE, 'guest-house.html', 'ana-and-tom/menu.html'])
    writeFileSync(join(outDir, name), '<meta charset="utf-8">Ana and Tom');
  const project = openProject(temporaryFolder(), MOUNTAINS);
  // A build server makes no key, so a computer makes this one.
  vi.stubEnv('GITHUB_ACTIONS', '');
  const { passphrase } = await findSiteKey(project);
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('ARCHIVE_PRIVATE', '1');
  const plugin = archive(project) as unknown as {
    writeBundle: () => void;
    closeBundle: { handler: (this: object) => Promise<void> };
  };
  const info = vi.fn<(text: string) => void>();
  plugin.writeBundle();
  await plugin.closeBundle.handler.call({ environment: { config: { logger: { info }, build: { outDir } } } });

  expect(readdirSync(outDir).toSorted()).toEqual(['index.html', 'locked.svg', 'sealed']);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).not.toContain('Ana and Tom');
  expect(existsSync(join(outDir, 'sealed/0.js'))).toBe(true);
  expect(info).toHaveBeenCalled();
  expect(info.mock.calls.join()).not.toContain(passphrase);
});
