import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ENGINE } from '../../../build/read/engine.ts';
import { PublishTrouble, STOPPED } from './host.ts';

/** The end of a build's output says why it failed. */
const LAST_LETTERS = 2000;

/** Builds the site as `our-story build` does. @returns the folder with its files */
export function buildSite(root: string, base: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = join(ENGINE, 'commands/run.mjs');
    const build = spawn(process.execPath, [command, 'build', '--base', base], {
      cwd: root,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const listen = (piece: Buffer) => (output = (output + piece.toString()).slice(-LAST_LETTERS));
    build.stdout.on('data', listen);
    build.stderr.on('data', listen);
    build.once('error', (error) =>
      reject(error.name === 'AbortError' ? new PublishTrouble(STOPPED) : new PublishTrouble(error.message)),
    );
    build.once('close', (code) =>
      code === 0
        ? resolve(join(root, 'dist'))
        : reject(new PublishTrouble(`The site could not be built; nothing was sent. ${output.trim()}`)),
    );
  });
}
