import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ENGINE } from '../../build/read/engine.ts';
import { readIfPresent } from '../../build/read/read-if-present.ts';
import { FileTrouble } from '../../desk/server/undo/content-files.ts';
import { refuse } from './refuse.ts';
import { copyPacked, install, pack } from './run-npm.ts';

/** Where npm notes the engine of a couple's folder. */
const FILES = ['package.json', 'package-lock.json'];

/**
 * Installs another engine, whose own command then updates the content. Restores the previous engine if either fails.
 * @param engine a version, a file or a folder
 * @param isSilent whether that command skips its questions
 * @throws FileTrouble if `engine` is a folder that cannot be packed, or if `root` is the engine's own folder
 */
export async function replaceEngine(root: string, engine: string, isSilent: boolean): Promise<boolean> {
  if (root === ENGINE) throw new FileTrouble('This folder is the program itself: download its newer version instead.');
  const before = await Promise.all(FILES.map((name) => readIfPresent(join(root, name))));
  // Only a file in this folder may be deleted: nothing else uses it.
  const [, old] = /"our-story": "file:([^"/\\]+\.tgz)"/.exec(before[0] ?? '') ?? [];
  const path = resolve(root, engine);
  const found = statSync(path, { throwIfNoEntry: false });
  const file = found && (found.isDirectory() ? pack(path, root) : copyPacked(path, root));
  const isInstalled = install(root, `our-story@${file === undefined ? engine : `file:${file}`}`);
  if (isInstalled && updateContent(root, isSilent)) {
    if (old !== undefined && old !== file) rmSync(join(root, old), { force: true });
    return true;
  }
  await Promise.all(
    FILES.map((name, index) => {
      const text = before[index] ?? null;
      return text === null ? rm(join(root, name), { force: true }) : writeFile(join(root, name), text);
    }),
  );
  if (file !== undefined && file !== old) rmSync(join(root, file));
  return refuse(
    !isInstalled || install(root)
      ? 'Your folder still has its previous version.'
      : 'Your folder names its previous version again, which could not be installed. Run "npm install" once you are online.',
  );
}

function updateContent(root: string, isSilent: boolean): boolean {
  const command = join(root, 'node_modules/our-story/commands/run.mjs');
  return (
    spawnSync(process.execPath, [command, 'update', ...(isSilent ? ['--yes'] : [])], { cwd: root, stdio: 'inherit' })
      .status === 0
  );
}
