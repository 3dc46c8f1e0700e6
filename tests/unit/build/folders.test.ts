import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig, type BuildEnvironmentOptions } from 'vite';
import { expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project';
import { folders } from '../../../build/serve/folders';
import { temporaryFolder } from '../../fixtures/temporary-folder';

/** Configures a build on a computer with the couple's folder, `ours`, and a stick. @returns whether it empties `outDir` */
async function isEmptied(outDir: string, options: BuildEnvironmentOptions = {}, command: 'build' | 'serve' = 'build') {
  const computer = temporaryFolder();
  for (const folder of ['ours/content/media', 'ours/public', 'ours/dist', 'stick'])
    mkdirSync(join(computer, folder), { recursive: true });
  for (const file of ['ours/dist/index.html', 'stick/taxes.pdf']) writeFileSync(join(computer, file), '');
  const plugins = [folders(openProject(join(computer, 'ours'), 'content', null))];
  const { build } = await resolveConfig({ configFile: false, plugins, build: { outDir, ...options } }, command);
  return build.emptyOutDir;
}

test('a build empties an output folder inside the couple’s folder, unless told not to', async () => {
  expect(await isEmptied('dist')).toBe(true);
  expect(await isEmptied('dist', { emptyOutDir: false })).toBe(false);
});

test('a build elsewhere empties a folder only on request, and needs a new one otherwise', async () => {
  await expect(isEmptied('../stick')).rejects.toThrow(/stick already has files\. .*--emptyOutDir/);
  await expect(isEmptied('../stick', { emptyOutDir: false })).rejects.toThrow('already has files');
  expect(await isEmptied('../stick', { emptyOutDir: true })).toBe(true);
  expect(await isEmptied('../stick/site')).toBe(false);
});

test.each(['.', '..', 'content', 'content/media', 'public', 'world', '.our-story'])(
  'a build never empties %s',
  async (outDir) => {
    for (const emptyOutDir of [true, false])
      await expect(isEmptied(outDir, { emptyOutDir })).rejects.toThrow('would delete your own files');
  },
);

test('a preview may show any folder', async () => {
  expect(await isEmptied('../stick', {}, 'serve')).toBe(false);
});
