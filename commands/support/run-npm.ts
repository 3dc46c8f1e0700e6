import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FileTrouble } from '../../desk/server/undo/content-files.ts';

/** Runs npm without a shell. @returns whether npm succeeded */
function runNpm(task: string[], cwd: string): boolean {
  // The npm that started this process, or else the one next to Node, or else the one in the PATH. Other package
  // managers set `npm_execpath` to their own script, which is not used.
  const running = process.env.npm_execpath?.replace(/npx-cli\.js$/, 'npm-cli.js');
  const nextToNode = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const script = [running, nextToNode].find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
  const [program, firstOptions] = script === undefined ? ['npm', []] : [process.execPath, [script]];
  return spawnSync(program, [...firstOptions, ...task], { cwd, stdio: 'inherit' }).status === 0;
}

/** Installs what a couple's folder needs, and any further packages. @returns whether npm succeeded */
export function install(folder: string, ...packages: string[]): boolean {
  return runNpm(['install', ...packages, '--omit=dev', '--no-audit', '--no-fund'], folder);
}

/** Packs an engine into a couple's folder. @returns the packed file's name @throws FileTrouble if npm cannot */
export function pack(engine: string, folder: string): string {
  if (!runNpm(['pack', '--silent', '--pack-destination', folder], engine))
    throw new FileTrouble(`${engine} cannot be packed. Run "npm ci" there, then try again.`);
  const packed = join(folder, `our-story-${versionIn(engine)}.tgz`);
  const name = copyPacked(packed, folder);
  rmSync(packed);
  return name;
}

/** Copies a packed engine into a couple's folder. @returns the copy's name */
export function copyPacked(file: string, folder: string): string {
  const bytes = readFileSync(file);
  // With a hash, since npm does not reinstall a file under a known name.
  const name = `our-story-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.tgz`;
  writeFileSync(join(folder, name), bytes);
  return name;
}

/** The version of the engine in a folder. */
export function versionIn(engine: string): string {
  return (JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string }).version;
}
