import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { sealArchive } from '../../../build/emit/private/seal-archive.ts';
import { LIST_FILE } from '../../../src/model/list-file.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder.ts';

test('a sealed archive has no readable page, neither its own nor the couple’s', async () => {
  // A build server would make no key.
  vi.stubEnv('GITHUB_ACTIONS', '');
  const outDir = temporaryFolder();
  mkdirSync(join(outDir, 'assets'));
  for (const name of ['index.html', LIST_FILE, 'guest-house.html'])
    writeFileSync(join(outDir, name), '<meta charset="utf-8">Ana and Tom');
  await sealArchive(openProject(temporaryFolder(), MOUNTAINS), outDir);
  for (const name of [LIST_FILE, 'guest-house.html']) expect(existsSync(join(outDir, name))).toBe(false);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).not.toContain('Ana and Tom');
  expect(existsSync(join(outDir, 'sealed/0.js'))).toBe(true);
  vi.unstubAllEnvs();
});
