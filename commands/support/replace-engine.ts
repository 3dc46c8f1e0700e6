import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ENGINE } from '../../build/read/engine.ts';
import { readIfPresent } from '../../build/read/read-if-present.ts';
import { FileTrouble } from '../../desk/server/undo/content-files.ts';
import { refuse } from './refuse.ts';
import { copyPacked, install, pack } from './run-npm.ts';

/** The files in which npm notes a couple's engine. */
const NPM_FILES = ['package.json', 'package-lock.json'];

/**
 * Installs another engine, whose own `update` then migrates the content. Restores the previous engine if either fails.
 * @param engine a version, a file or a folder
 * @param isSilent whether the new engine asks no questions
 * @returns whether the new engine is installed and the content migrated
 * @throws FileTrouble if `engine` is a folder that cannot be packed, or if `root` is the engine's own folder
 */
export async function replaceEngine(root: string, engine: string, isSilent: boolean): Promise<boolean> {
  if (root === ENGINE) throw new FileTrouble('This folder is the program itself: download its newer version instead.');
  const paths = NPM_FILES.map((name) => join(root, name));
  const before = await Promise.all(paths.map(async (path) => ({ path, text: await readIfPresent(path) })));
  // Only a packed engine in this folder is deleted later: no other folder uses it.
  const [, oldFile] = /"our-story": "file:([^"/\\]+\.tgz)"/.exec(before[0]?.text ?? '') ?? [];
  const source = resolve(root, engine);
  const stats = statSync(source, { throwIfNoEntry: false });
  const newFile = stats && (stats.isDirectory() ? pack(source, root) : copyPacked(source, root));
  const isInstalled = install(root, `our-story@${newFile === undefined ? engine : `file:${newFile}`}`);
  if (isInstalled && updateContent(root, isSilent)) {
    if (oldFile !== undefined && oldFile !== newFile) await rm(join(root, oldFile), { force: true });
    return true;
  }
  await Promise.all(
    before.map(({ path, text }) => (text === null ? rm(path, { force: true }) : writeFile(path, text))),
  );
  if (newFile !== undefined && newFile !== oldFile) await rm(join(root, newFile));
  // An installation that failed has left the previous engine in place.
  const isRestored = !isInstalled || install(root);
  return refuse(
    isRestored
      ? 'Your folder still has its previous version.'
      : 'Your folder names its previous version again, which could not be installed. Run "npm install" once you are online.',
  );
}

function updateContent(root: string, isSilent: boolean): boolean {
  const command = join(root, 'node_modules/our-story/commands/run.mjs');
  const options = isSilent ? ['--yes'] : [];
  return spawnSync(process.execPath, [command, 'update', ...options], { cwd: root, stdio: 'inherit' }).status === 0;
}
