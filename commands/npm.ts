import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Runs npm, without a shell: the one that runs this, or the one that came with Node. Returns whether it succeeded. */
export function npm(task: string[], cwd: string): boolean {
  const running = process.env.npm_execpath?.replace(/npx-cli\.js$/, 'npm-cli.js') ?? '';
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const script = [running.endsWith('npm-cli.js') ? running : '', beside].find((file) => existsSync(file));
  const [program, before] = script === undefined ? ['npm', []] : [process.execPath, [script]];
  return spawnSync(program, [...before, ...task], { cwd, stdio: 'inherit' }).status === 0;
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
