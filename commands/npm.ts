import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs npm, without a shell where possible: by the script of the npm that runs this. Returns whether it succeeded. */
export function npm(task: string[], cwd: string): boolean {
  const script = /^(.+)np[mx]-cli\.js$/.exec(process.env.npm_execpath ?? '')?.[1];
  const [program, before] = script ? [process.execPath, [`${script}npm-cli.js`]] : ['npm', []];
  const isWindows = process.platform === 'win32' && !script;
  return spawnSync(program, [...before, ...task], { cwd, stdio: 'inherit', shell: isWindows }).status === 0;
}

/** Packs an engine's folder into a file. Returns its name. */
export function pack(engine: string, into: string): string {
  npm(['pack', '--silent', '--pack-destination', into], engine);
  return `our-story-${versionIn(engine)}.tgz`;
}

/** The version of an engine. */
export function versionIn(engine: string): string {
  return (JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string }).version;
}
