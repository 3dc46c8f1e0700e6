import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ENGINE } from '../../../build/read/engine.ts';
import { isSystemFile } from '../../../src/model/hidden-file.ts';
import type { Answers } from './answers.ts';
import { putCover } from './put-cover.ts';
import { writeStarter } from './starter.ts';
import { plainWord } from '../../model/names/plain-word.ts';

/** Files that are the same for everyone: help, and what starts the desk with a double-click or in a Codespace. */
const TEMPLATE = join(ENGINE, 'desk/server/start/folder');

/** The sample's media with smaller photos, which only the published package contains. */
const PACKED_MEDIA = join(ENGINE, 'vendor/media');

/** The engine's own files that hosts need. */
const HOST_FILES = ['public', 'vercel.json', 'wrangler.jsonc', '.github/workflows/github-pages.yml'];

/** Whether a couple's folder can be made here without overwriting anything. */
export async function isFree(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true;
  // Null if it is a file.
  const names = await readdir(folder).catch(() => null);
  return names?.every(isSystemFile) ?? false;
}

/**
 * Writes a couple's folder.
 * @param answers the couple's answers, from which their content is written; null to copy the sample's
 * @param engine the engine's version or the path of its package, for `package.json`
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
    if (existsSync(PACKED_MEDIA)) await cp(PACKED_MEDIA, join(content, 'media'), { recursive: true });
    return;
  }
  await cp(join(ENGINE, 'content/README.md'), join(content, 'README.md'));
  for (const [name, text] of writeStarter(answers)) await writeFile(join(content, name), text);
  await putCover(join(content, 'media'), answers);
}

/** npm's limit for a package's name, in characters. */
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
