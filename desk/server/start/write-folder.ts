import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ENGINE } from '../../../build/read/engine.ts';
import { isSystemFile } from '../../../src/model/hidden-file.ts';
import type { Answers } from './answers.ts';
import { putCover } from './put-cover.ts';
import { writeStarter } from './starter.ts';
import { plainWord } from '../../model/plain-word.ts';

/** What is the same for everyone: a page of help, and files that start the desk with a double-click or in a Codespace. */
const TEMPLATE = join(ENGINE, 'desk/server/start/folder');

/** The package's smaller copies of the sample's photos. */
const SMALLER_PHOTOS = join(ENGINE, 'vendor/media');

/** What hosts need. */
const HOST_FILES = ['public', 'vercel.json', 'wrangler.jsonc', '.github/workflows/github-pages.yml'];

/** Whether a couple's folder can be made here without overwriting anything. */
export async function isFree(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true;
  // Fails for a file.
  const names = await readdir(folder).catch(() => null);
  return names?.every(isSystemFile) ?? false;
}

/**
 * Writes a couple's folder.
 * @param answers the couple's; null for the whole sample
 * @param engine the version or file of the engine, for `package.json`
 */
export async function writeFolder(folder: string, answers: Answers | null, engine: string): Promise<void> {
  const content = join(folder, 'content');
  await mkdir(join(content, 'media'), { recursive: true });
  await cp(TEMPLATE, folder, { recursive: true });
  for (const file of HOST_FILES) await cp(join(ENGINE, file), join(folder, file), { recursive: true });
  await writeFile(join(folder, '.gitignore'), 'node_modules/\ndist/\narchive/\ninvitation/\nguests.csv\n');
  await writeFile(join(folder, 'package.json'), packageFile(folder, engine));
  if (!answers) {
    await cp(join(ENGINE, 'content'), content, { recursive: true });
    if (existsSync(SMALLER_PHOTOS)) await cp(SMALLER_PHOTOS, join(content, 'media'), { recursive: true });
    return;
  }
  await cp(join(ENGINE, 'content/README.md'), join(content, 'README.md'));
  for (const [name, text] of writeStarter(answers)) await writeFile(join(content, name), text);
  await putCover(join(content, 'media'), answers);
}

/** npm allows no longer names. */
const LONGEST_NAME = 214;

function packageFile(folder: string, engine: string): string {
  const scripts = Object.fromEntries(['start', 'edit', 'check', 'build'].map((task) => [task, `our-story ${task}`]));
  const file = {
    name: plainWord(basename(folder), LONGEST_NAME) || 'wedding',
    private: true,
    type: 'module',
    scripts,
    dependencies: { 'our-story': engine },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
