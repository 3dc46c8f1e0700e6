import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ENGINE } from '../../../build/read/engine.ts';
import type { Project } from '../../../build/read/project.ts';
import { PublishTrouble, STOPPED } from './host.ts';

/** How much of the build's output is kept: its end explains a failure. */
const LAST_LETTERS = 2000;

/** Builds the site as `our-story build` does, but not into `dist`, which may be in use. @returns the folder of its files */
export function buildSite({ root, cacheFolder }: Project, base: string, signal: AbortSignal): Promise<string> {
  const folder = join(cacheFolder, 'online');
  return new Promise((resolve, reject) => {
    const command = join(ENGINE, 'commands/run.mjs');
    const build = spawn(process.execPath, [command, 'build', '--base', base, '--outDir', folder], {
      cwd: root,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (piece: string) => (output = (output + piece).slice(-LAST_LETTERS));
    build.stdout.setEncoding('utf8').on('data', collect);
    build.stderr.setEncoding('utf8').on('data', collect);
    build.once('error', (error) => reject(new PublishTrouble(error.name === 'AbortError' ? STOPPED : error.message)));
    build.once('close', (code) =>
      code === 0 ? resolve(folder) : reject(new PublishTrouble(`The site could not be built. ${output.trim()}`)),
    );
  });
}
